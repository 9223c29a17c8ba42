import type { ReactNode } from 'react';

/** Something that happened to a record. */
export interface TimelineEntry {
  /** Unique within its source. */
  id: string;
  /** When: an instant. */
  at: string;
  /** Only its day is known: `at` is when that began in Beirut, and no hour is shown. */
  isDay?: boolean;
  text: ReactNode;
  /** Who did it. */
  by?: string | undefined;
  /** Titles, dates, notes: each in its own direction, one after the other. */
  details?: readonly string[];
  /** Where it can be looked at. */
  href?: string;
}

/** A part of what a source knows, newest first. */
export interface TimelinePart {
  entries: readonly TimelineEntry[];
  /** What the source is asked with for older ones; none: there are no older ones. */
  next?: string | undefined;
}

/** The answers of one round, by source: a source that could not answer is `failed`. */
export type TimelineRound = Readonly<Record<string, TimelinePart | 'failed'>>;

export interface MergedTimeline {
  entries: readonly (TimelineEntry & { source: string })[];
  /** Whom to ask for older ones, and with what; null when all is known. */
  next: Readonly<Record<string, string>> | null;
  failed: readonly string[];
}

/**
 * Puts what several sources told, round by round, into one order, newest first. Nothing is shown that is older than what a source has
 * still to tell: an entry never appears between two that somebody has read already. Asked next are the sources that hold this back.
 */
export function mergeTimeline(rounds: readonly TimelineRound[]): MergedTimeline {
  const known = new Map<string, { entries: TimelineEntry[]; next: string | undefined; failed: boolean }>();
  for (const round of rounds) {
    for (const [source, part] of Object.entries(round)) {
      const held = known.get(source) ?? { entries: [], next: undefined, failed: false };
      known.set(source, held);
      held.failed = part === 'failed';
      held.next = part === 'failed' ? undefined : part.next;
      if (part !== 'failed') held.entries.push(...part.entries);
    }
  }
  const heldBack = [...known].flatMap(([source, { entries, next }]) =>
    next === undefined ? [] : [{ source, next, since: timeOf(entries.at(-1)) }],
  );
  const horizon = Math.max(Number.NEGATIVE_INFINITY, ...heldBack.map(({ since }) => since));
  const entries = [...known].flatMap(([source, held]) => held.entries.map((entry) => ({ ...entry, source })));
  return {
    entries: entries.filter((entry) => timeOf(entry) >= horizon).sort((one, other) => timeOf(other) - timeOf(one)),
    next:
      heldBack.length === 0
        ? null
        : Object.fromEntries(
            heldBack.filter(({ since }) => since === horizon).map(({ source, next }) => [source, next]),
          ),
    failed: [...known].filter(([, { failed }]) => failed).map(([source]) => source),
  };
}

/** A source that says there are more and tells none is asked again before anything is shown. */
const timeOf = (entry: TimelineEntry | undefined): number =>
  entry ? new Date(entry.at).getTime() : Number.POSITIVE_INFINITY;

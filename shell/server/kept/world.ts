import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { ContentChanges } from '@diwan/contracts/site/changes/http';

/** What was known when an answer was begun; with what it is made of, it tells whether the answer still holds. */
export interface Stamp {
  /** Null while no version of the content is known: nobody could tell later whether it has changed. */
  content: { history: number; version: number } | null;
  release: string;
  /** The day in Beirut, and whether the office is open. */
  day: string;
}

/**
 * What kept answers depend on, as far as this server knows: versions of the site's content by subject, the releases of the remotes, the day in
 * Beirut and whether the office is open. Version numbers are compared, never times, so that what was missed is found at the next look.
 */
export class World {
  /** Another number when anything has changed. */
  generation = 0;
  private content: Stamp['content'] = null;
  private epoch = '';
  private readonly changedAt = new Map<string, number>();
  private lost = false;
  private release = '';
  private day = dayOf(new Date(), false);
  private readonly listeners: ((subjects: readonly string[]) => void)[] = [];

  /** Calls back after each change, with the subjects of the content that changed. */
  onChange(listener: (subjects: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  stamp(): Stamp {
    return { content: this.content, release: this.release, day: this.day };
  }

  /** Whether the versions cannot be asked for: what was known may have changed meanwhile. */
  get isLost(): boolean {
    return this.lost;
  }

  /** Whether an answer that was made of these subjects would be the same today. */
  holds({ content, release, day }: Stamp, subjects: readonly string[]): boolean {
    if (this.lost || content === null || this.content === null) return false;
    if (content.history !== this.content.history || release !== this.release || day !== this.day) return false;
    return subjects.every((subject) => (this.changedAt.get(subject) ?? 0) <= content.version);
  }

  /** The version up to which changes are known; 0 before the first. */
  get version(): number {
    return this.content?.version ?? 0;
  }

  /** Takes what the news service says has changed since `version`. */
  learn({ epoch, version, changed }: ContentChanges): void {
    const same = this.content !== null && this.epoch === epoch && this.content.version <= version;
    const isNews = !same || changed.length > 0 || this.lost;
    // Another epoch, or numbers that run backwards, are another history (a restored backup): nothing known counts any more.
    if (!same) this.changedAt.clear();
    for (const subject of same ? changed : []) this.changedAt.set(subject, version);
    this.content = { history: (this.content?.history ?? 0) + (same ? 0 : 1), version };
    this.epoch = epoch;
    this.lost = false;
    if (isNews) this.changed(changed);
  }

  /** The versions cannot be asked for any more. */
  lose(): void {
    if (this.lost || this.content === null) return;
    this.lost = true;
    this.changed([]);
  }

  setRelease(release: string): void {
    if (release === this.release) return;
    this.release = release;
    this.changed([]);
  }

  /** Lets the day begin, the office open and close. */
  setDay(now: Date, isOpen: boolean): void {
    const day = dayOf(now, isOpen);
    if (day === this.day) return;
    this.day = day;
    this.changed([]);
  }

  private changed(subjects: readonly string[]): void {
    this.generation += 1;
    for (const listener of this.listeners) listener(subjects);
  }
}

const dayOf = (now: Date, isOpen: boolean): Stamp['day'] => `${beirutDate(now)} ${isOpen ? 'open' : 'closed'}`;

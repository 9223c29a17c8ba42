import type { HearingState } from '@diwan/contracts/matters/hearings/hearing';

/** What the people of a hearing were told last. */
export interface Told {
  /** Whether they expect it to take place. */
  expected: boolean;
  wallTime: string;
  /** Court, room and location, compared and never shown. */
  where: string;
  /** The outcome that was published; null before. */
  outcome: string | null;
  /** Clients who were told of it; absent where it was told before it was published by name: all of the case. */
  outcomeFor?: readonly string[] | undefined;
}

/** Of a hearing what decides whether there is something to tell. */
export interface Tellable {
  state: HearingState;
  wallTime: string;
  at: Date;
  courtId: string | null;
  courtRoom: string;
  location: string;
  outcomeSummary: string;
  outcomeFor: readonly string[];
  deletedAt: Date | null;
  told: Told | null;
}

export type News = 'scheduled' | 'moved' | 'cancelled' | 'outcome';

/** The hearing as its people would know it if they were told now. */
export function knownOf(hearing: Tellable): Told {
  const { state, wallTime, courtId, courtRoom, location, outcomeSummary, deletedAt } = hearing;
  const isPublished = hearing.outcomeFor.length > 0 && deletedAt === null;
  const outcomeFor = isPublished ? knowOutcome(hearing) : undefined;
  return {
    expected: state === 'scheduled' && deletedAt === null,
    wallTime,
    where: JSON.stringify([courtId ?? '', courtRoom, location]),
    outcome: isPublished ? outcomeSummary : null,
    ...(outcomeFor && { outcomeFor }),
  };
}

/** Who knows an outcome in its present words: its readers, and who was told before; undefined: all of the case. */
function knowOutcome({ told, outcomeSummary, outcomeFor }: Tellable): string[] | undefined {
  if (told?.outcome !== outcomeSummary) return [...outcomeFor];
  return told.outcomeFor && [...new Set([...told.outcomeFor, ...outcomeFor])];
}

/**
 * What people are to be told of a hearing: where what they know differs from what is. Whatever was changed and changed back leaves
 * nothing to tell (D-135). Of a past day only its outcome is news. A postponed hearing tells nothing itself: the one in its place does.
 */
export function newsOf(hearing: Tellable, now: Date): News | null {
  const { told, state, deletedAt } = hearing;
  const is = knownOf(hearing);
  if (is.outcome !== null && (is.outcome !== told?.outcome || areMoreThan(told, is))) return 'outcome';
  if (hearing.at <= now) return null;
  if (is.expected && !told?.expected) return 'scheduled';
  if (is.expected && (told?.wallTime !== is.wallTime || told.where !== is.where)) return 'moved';
  const isOff = state === 'cancelled' || (deletedAt !== null && state === 'scheduled');
  return told?.expected && isOff ? 'cancelled' : null;
}

/** Whether somebody reads an outcome now who was not told of it. */
const areMoreThan = (told: Told | null, { outcomeFor = [] }: Told): boolean =>
  told?.outcomeFor !== undefined && outcomeFor.some((id) => !told.outcomeFor?.includes(id));

/** Of the clients who read an outcome those who were not told of it in these words. */
export function newReaders({ told, outcomeSummary, outcomeFor }: Tellable): string[] {
  if (told?.outcome !== outcomeSummary) return [...outcomeFor];
  return outcomeFor.filter((id) => told.outcomeFor !== undefined && !told.outcomeFor.includes(id));
}

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
  outcomePublished: boolean;
  deletedAt: Date | null;
  told: Told | null;
}

export type News = 'scheduled' | 'moved' | 'cancelled' | 'outcome';

/** The hearing as its people would know it if they were told now. */
export function knownOf(hearing: Tellable): Told {
  const { state, wallTime, courtId, courtRoom, location, outcomePublished, outcomeSummary, deletedAt } = hearing;
  return {
    expected: state === 'scheduled' && deletedAt === null,
    wallTime,
    where: JSON.stringify([courtId ?? '', courtRoom, location]),
    outcome: outcomePublished && deletedAt === null ? outcomeSummary : null,
  };
}

/**
 * What people are to be told of a hearing: where what they know differs from what is. Whatever was changed and changed back leaves
 * nothing to tell (D-135). Of a past day only its outcome is news. A postponed hearing tells nothing itself: the one in its place does.
 */
export function newsOf(hearing: Tellable, now: Date): News | null {
  const { told, state, deletedAt } = hearing;
  const is = knownOf(hearing);
  if (is.outcome !== null && is.outcome !== (told?.outcome ?? null)) return 'outcome';
  if (hearing.at <= now) return null;
  if (is.expected && !told?.expected) return 'scheduled';
  if (is.expected && (told?.wallTime !== is.wallTime || told.where !== is.where)) return 'moved';
  const isOff = state === 'cancelled' || (deletedAt !== null && state === 'scheduled');
  return told?.expected && isOff ? 'cancelled' : null;
}

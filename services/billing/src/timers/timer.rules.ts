import { LONG_TIMER_MINUTES, MOST_MINUTES } from '@diwan/contracts/money/time-entries/hours';
import type { TimeEntryRecord } from '../time-entries/time-entry.schema.js';
import type { TimerRecord } from './timer.schema.js';

type Counting = Pick<TimerRecord, 'runningSince' | 'countedMs'>;

const MINUTE = 60_000;

/** What a timer has counted at a moment, in milliseconds. A clock that was set back takes nothing away. */
export const countedAt = ({ runningSince, countedMs }: Counting, now: Date): number =>
  countedMs + (runningSince ? Math.max(0, now.getTime() - runningSince.getTime()) : 0);

/** What an entry gets of a timer: whole minutes of work, one at least, a day at most; and what was counted, where it may have been forgotten. */
export function timeOf(timer: Counting, now: Date): Pick<TimeEntryRecord, 'minutes' | 'timerMinutes'> {
  const counted = Math.max(1, Math.round(countedAt(timer, now) / MINUTE));
  return {
    minutes: Math.min(MOST_MINUTES, counted),
    timerMinutes: counted >= LONG_TIMER_MINUTES ? counted : null,
  };
}

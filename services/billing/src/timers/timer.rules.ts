import { MOST_MINUTES } from '@diwan/contracts/money/time-entries/hours';
import type { TimerRecord } from './timer.schema.js';

type Counting = Pick<TimerRecord, 'runningSince' | 'countedMs'>;

const MINUTE = 60_000;

/** What a timer has counted at a moment, in milliseconds. A clock that was set back takes nothing away. */
export const countedAt = ({ runningSince, countedMs }: Counting, now: Date): number =>
  countedMs + (runningSince ? Math.max(0, now.getTime() - runningSince.getTime()) : 0);

/** Whole minutes of work: one at least, a day at most. */
export const minutesAt = (timer: Counting, now: Date): number =>
  Math.min(MOST_MINUTES, Math.max(1, Math.round(countedAt(timer, now) / MINUTE)));

import { proportion } from '@diwan/contracts/money/amounts/rounding';
import { EVERY, type Recurring, type Staged } from '@diwan/contracts/money/billing-plans/schedule';
import type { Pause } from './billing-plan.schema.js';

/** A draft that is due: for which period, and on which day. */
export interface DueTurn {
  /** `YYYY-MM`, or the id of a stage. */
  period: string;
  day: string;
}

/** More turns than a lawyer's life has months. */
const MOST = 1200;

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The turn so many rounds after the first one: days of Beirut, on which no clock has any say. */
function turnAt({ start, day, every }: Recurring, round: number): DueTurn {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const of = (months: number): string => {
    const at = new Date(Date.UTC(year, month - 1 + months, 1));
    const date = Math.min(day, lastOf(at.getUTCFullYear(), at.getUTCMonth()));
    return `${at.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
  };
  const first = of(0) < start ? 1 : 0;
  const on = of(first + round * EVERY[every]);
  return { period: on.slice(0, 7), day: on };
}

/** The turns of a fee that comes again, from the first one on, without those that fall into a pause. */
function* turnsOf(schedule: Recurring, pauses: readonly Pause[]): Generator<DueTurn> {
  for (let round = 0; round < MOST; round++) {
    const turn = turnAt(schedule, round);
    if (schedule.end !== null && turn.day > schedule.end) return;
    if (!pauses.some(({ from, until }) => turn.day >= from && (until === null || turn.day < until))) yield turn;
  }
}

/** What of a fee that comes again is due by a day and was not made: however long nobody looked, each period once. */
export function dueTurns(
  schedule: Recurring,
  { pauses, made, today }: { pauses: readonly Pause[]; made: ReadonlySet<string>; today: string },
): DueTurn[] {
  const due: DueTurn[] = [];
  for (const turn of turnsOf(schedule, pauses)) {
    if (turn.day > today) break;
    if (!made.has(turn.period)) due.push(turn);
  }
  return due;
}

/** The next days on which a draft will be made, or is owed already. */
export function comingTurns(
  schedule: Recurring,
  { pauses, made, count }: { pauses: readonly Pause[]; made: ReadonlySet<string>; count: number },
): DueTurn[] {
  const coming: DueTurn[] = [];
  for (const turn of turnsOf(schedule, pauses)) {
    if (coming.length === count) break;
    if (!made.has(turn.period)) coming.push(turn);
  }
  return coming;
}

/** What of the whole is due for each stage, by its id: the parts come to the whole to the cent. */
export function partsOf({ stages }: Staged, totalMinor: number): Map<string, number> {
  let share = 0;
  let billed = 0;
  return new Map(
    stages.map(({ id, basisPoints }) => {
      share += basisPoints;
      const until = proportion(totalMinor, share, 10_000);
      const part = until - billed;
      billed = until;
      return [id, part];
    }),
  );
}

import type { TaskRepeat } from '@diwan/contracts/matters/tasks/http';
import { partsOf } from './task-due.rules.js';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, year: 12 } as const;

/**
 * The first day of a series after both `due` and `today`: what was done late is not due again at once, what was done early not twice.
 * Days are counted on the calendar, so clock changes move nothing; the 31st is the last day of a shorter month, and the 31st again after.
 */
export function nextDay(first: string, { unit, every }: TaskRepeat, due: string, today: string): string {
  const after = due > today ? due : today;
  let turn = turnsUntil(first, unit, every, after);
  while (dayOfTurn(first, unit, every, turn) <= after) turn += 1;
  return dayOfTurn(first, unit, every, turn);
}

/** A turn that is not behind the one looked for: near it, so that a task left for years costs no more. */
function turnsUntil(first: string, unit: TaskRepeat['unit'], every: number, after: string): number {
  const days = (Date.parse(after) - Date.parse(first)) / DAY_MS;
  const length = unit === 'day' || unit === 'week' ? DAYS[unit] : 31 * MONTHS[unit];
  return Math.max(0, Math.floor(days / (length * every)));
}

function dayOfTurn(first: string, unit: TaskRepeat['unit'], every: number, turn: number): string {
  const { year, month, day } = partsOf(first);
  if (unit === 'day' || unit === 'week')
    return written(new Date(Date.UTC(year, month - 1, day + DAYS[unit] * every * turn)));
  const inMonth = month - 1 + MONTHS[unit] * every * turn;
  const last = new Date(Date.UTC(year, inMonth + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(year, inMonth, Math.min(day, last))));
}

const written = (day: Date): string => day.toISOString().slice(0, 10);

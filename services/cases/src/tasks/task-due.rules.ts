import type { TaskDue } from '@diwan/contracts/matters/tasks/http';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';

/** Year, month (from 1) and day of `YYYY-MM-DD`. */
export function partsOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** Midnight in Beirut at which a day begins; on a night whose midnight is skipped, the first moment of the day. */
export const beginningOf = (day: string): Date => momentInBeirut({ ...partsOf(day), hour: 0, minute: 0 });

/** The moment from which a task is late: its time of day in Beirut, or the end of the day. */
export function lateFrom({ day, time }: TaskDue): Date {
  if (time === null) return momentInBeirut({ ...partsOf(day), hour: 24, minute: 0 });
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentInBeirut({ ...partsOf(day), hour, minute });
}

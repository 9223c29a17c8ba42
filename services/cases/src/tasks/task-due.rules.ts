import type { TaskDue } from '@diwan/contracts/matters/tasks/http';
import { momentInBeirut, timesShown } from '@diwan/contracts/shared/beirut-time';

/** Year, month (from 1) and day of `YYYY-MM-DD`. */
export function partsOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** Midnight in Beirut at which a day begins; on a night whose midnight is skipped, the first moment of the day. */
export const beginningOf = (day: string): Date => momentInBeirut({ ...partsOf(day), hour: 0, minute: 0 });

/** The moment from which a task is late: its time of day in Beirut, or the end of the day. */
export const lateFrom = (due: TaskDue): Date => momentInBeirut(readingOf(due));

/** Whether clocks in Beirut never show its time, because they are set forward over it that night. */
export const isSkipped = (due: TaskDue): boolean => timesShown(readingOf(due)) === 0;

function readingOf({ day, time }: TaskDue) {
  const [hour = 0, minute = 0] = (time ?? '24:00').split(':').map(Number);
  return { ...partsOf(day), hour, minute };
}

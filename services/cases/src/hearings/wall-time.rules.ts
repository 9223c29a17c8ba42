import { beirutClock, momentInBeirut, timesShown } from '@diwan/contracts/shared/beirut-time';

const readingOf = (wallTime: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wallTime.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute };
};

/** The moment at which clocks in Beirut show `YYYY-MM-DDTHH:mm`, the first of two, by the rules of summer time that are known now. */
export const momentOf = (wallTime: string): Date => momentInBeirut(readingOf(wallTime));

/** Whether clocks in Beirut never show it, because they are set forward over it that night. */
export const isSkipped = (wallTime: string): boolean => timesShown(readingOf(wallTime)) === 0;

/** Whether there is such a day: the 31st of June is none. */
export function isRealDay(wallTime: string): boolean {
  const day = wallTime.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** What clocks in Beirut show at a moment, `YYYY-MM-DDTHH:mm`. */
export function wallTimeAt(at: Date): string {
  const { year, month, day, hour, minute } = beirutClock(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** What clocks somewhere show. `month` counts from 1. */
export interface ClockReading {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Making one costs more than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** What clocks in a time zone, by its IANA name, show at a moment. */
export function zoneClock(timeZone: string, at: Date): ClockReading {
  const parts = formatOf(timeZone).formatToParts(at);
  const {
    year = 0,
    month = 0,
    day = 0,
    hour = 0,
    minute = 0,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return { year, month, day, hour, minute };
}

/** A reading as if it were universal time, in milliseconds: what two clocks differ by is the difference of their readings. */
export const readingAsUtc = ({ year, month, day, hour, minute }: ClockReading): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/** The firm's time zone: everything is stored in UTC and shown and counted here. */
export const BEIRUT = 'Asia/Beirut';

/** A clock reading in Beirut. `month` counts from 1. */
export interface BeirutClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const READING = new Intl.DateTimeFormat('en-GB', {
  timeZone: BEIRUT,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** What clocks in Beirut show at a moment. */
export function beirutClock(at: Date): BeirutClock {
  const parts = Object.fromEntries(READING.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
}

/**
 * The moment at which clocks in Beirut show the reading. Days, hours and minutes may run over (`day: 32`, `hour: 24`). A reading
 * skipped when summer time begins counts as the same time an hour later.
 */
export function momentInBeirut({ year, month, day, hour, minute }: BeirutClock): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  // Two steps settle it: the first finds the offset of the day, the second corrects on days when the offset changes.
  let moment = wanted;
  for (let step = 0; step < 2; step++) moment += wanted - asUtc(beirutClock(new Date(moment)));
  return new Date(moment);
}

/** The calendar date in Beirut, `YYYY-MM-DD`. */
export function beirutDate(at: Date): string {
  const { year, month, day } = beirutClock(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const asUtc = ({ year, month, day, hour, minute }: BeirutClock): number => Date.UTC(year, month - 1, day, hour, minute);

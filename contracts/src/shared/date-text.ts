import { BEIRUT } from './beirut-time.js';
import { type SiteLanguage, TONGUES } from './tongues.js';

// How dates are written in words, everywhere: pages, the portal, the desk and notices. The words are our own tables (`tongues`), not the
// engine's: server and browser must write the same text, or hydration finds a difference.

const partsIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const beirut = partsIn(BEIRUT);

function partsOf(instant: string | Date, parts = beirut) {
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return {
    day: Number(found.day),
    month: Number(found.month),
    year: Number(found.year),
    time: `${found.hour}:${found.minute}`,
  };
}

function dayInWords(
  { day, month, year }: { day: number; month: number; year: number },
  language: SiteLanguage,
): string {
  const { months, first = '1' } = TONGUES[language];
  return `${day === 1 ? first : day} ${months[month - 1]} ${year}`;
}

/** `12 May 2026`. Takes an instant (shown as the day in Beirut) or a calendar date `YYYY-MM-DD` (shown as it stands). */
export function formatDate(value: string | Date, language: SiteLanguage): string {
  const calendar = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  const { day, month, year } = calendar
    ? { day: Number(calendar[3]), month: Number(calendar[2]), year: Number(calendar[1]) }
    : partsOf(value);
  return dayInWords({ day, month, year }, language);
}

/** `May 2026`, the month of a calendar date `YYYY-MM-DD`. */
export function formatMonth(date: string, language: SiteLanguage): string {
  const [year, month] = date.split('-').map(Number);
  return `${TONGUES[language].months[(month ?? 1) - 1]} ${year}`;
}

/** `14:30` in Beirut, where what stands around it says once whose time that is. */
export const formatClock = (instant: string | Date): string => partsOf(instant).time;

/** `14:30 (Beirut)`, on the 24-hour clock. */
export function formatTime(instant: string | Date, language: SiteLanguage): string {
  return `${formatClock(instant)} ${TONGUES[language].beirut}`;
}

/** `12 May 2026, 14:30 (Beirut)`. */
export function formatDateTime(instant: string | Date, language: SiteLanguage): string {
  return `${formatDate(instant, language)}${TONGUES[language].comma}${formatTime(instant, language)}`;
}

/** `Tuesday`, in Beirut. */
export function formatWeekday(instant: string | Date, language: SiteLanguage): string {
  const { year, month, day } = partsOf(instant);
  return TONGUES[language].weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

/**
 * A clock reading in Beirut that was agreed upon, `YYYY-MM-DDTHH:mm`, such as a hearing's: `Tue 12 May 2026, 09:30 (Beirut)` (D-076). No
 * time zone is reckoned with, so that no browser's rules of summer time can change what a court said.
 */
export function formatWallTime(wallTime: string, language: SiteLanguage): string {
  const [date = '', time = ''] = wallTime.split('T');
  const day = TONGUES[language].weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const weekday = TONGUES[language].dir === 'rtl' ? day : day.slice(0, 3);
  return `${weekday} ${formatDate(date, language)}${TONGUES[language].comma}${time} ${TONGUES[language].beirut}`;
}

/** The moment on the reader's own clock: `07:30`, or `11 May 2026, 23:30` where another day is shown than in Beirut; null where it shows the same. For browsers only. */
export function formatOwnDateTime(instant: string | Date, language: SiteLanguage, timeZone?: string): string | null {
  const there = partsOf(instant);
  const here = partsOf(instant, partsIn(timeZone));
  if (there.day === here.day) return there.time === here.time ? null : here.time;
  return `${dayInWords(here, language)}${TONGUES[language].comma}${here.time}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long `ms` milliseconds are, in words: whole hours, rounded; below one hour whole minutes, one at least. */
export function formatDuration(ms: number, language: SiteLanguage): string {
  const [count, unit] =
    ms < HOUR_MS ? [Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute'] : [Math.round(ms / HOUR_MS), 'hour'];
  return new Intl.NumberFormat(TONGUES[language].engine, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

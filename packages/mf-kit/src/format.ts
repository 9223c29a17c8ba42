import type { Language } from '@diwan/contracts/shared/language';
import { MINOR_DIGITS, type Money } from '@diwan/contracts/shared/money';

/** Where the firm works; every date and time is shown as it is there (I18-06). */
export const TIME_ZONE = 'Asia/Beirut';

/** Own tables, not the engine's: server and browser must write the same text, or hydration finds a difference. */
const MONTHS: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
};
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};
const BEIRUT: Record<Language, string> = { en: '(Beirut)', ar: '(بتوقيت بيروت)' };

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
const beirut = partsIn(TIME_ZONE);

function partsOf(instant: string | Date, parts = beirut) {
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return {
    day: Number(found.day),
    month: Number(found.month),
    year: Number(found.year),
    time: `${found.hour}:${found.minute}`,
  };
}

/** `12 May 2026`. Takes an instant (shown as the day in Beirut) or a calendar date `YYYY-MM-DD` (shown as it stands). */
export function formatDate(value: string | Date, language: Language): string {
  const calendar = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  const { day, month, year } = calendar
    ? { day: Number(calendar[3]), month: Number(calendar[2]), year: Number(calendar[1]) }
    : partsOf(value);
  return `${day} ${MONTHS[language][month - 1]} ${year}`;
}

/** `14:30 (Beirut)`, on the 24-hour clock. */
export function formatTime(instant: string | Date, language: Language): string {
  return `${partsOf(instant).time} ${BEIRUT[language]}`;
}

/** `12 May 2026, 14:30 (Beirut)`. */
export function formatDateTime(instant: string | Date, language: Language): string {
  return `${formatDate(instant, language)}${language === 'ar' ? '،' : ','} ${formatTime(instant, language)}`;
}

/** `Tuesday`, in Beirut. */
export function formatWeekday(instant: string | Date, language: Language): string {
  const { year, month, day } = partsOf(instant);
  return WEEKDAYS[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

/** The moment on the reader's own clock, `12 May 2026, 07:30`; null where it shows the same as in Beirut. For browsers only. */
export function formatOwnDateTime(instant: string | Date, language: Language, timeZone?: string): string | null {
  const there = partsOf(instant);
  const here = partsOf(instant, partsIn(timeZone));
  if (there.time === here.time && there.day === here.day) return null;
  return `${here.day} ${MONTHS[language][here.month - 1]} ${here.year}${language === 'ar' ? '،' : ','} ${here.time}`;
}

/** `1,250.5`, in Western digits in both languages (I18-03). `digits` fixes the number of decimals. */
export function formatNumber(value: number, digits?: number): string {
  const [whole = '', decimals] = (
    digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** `USD 1,250.00`, from minor units. */
export function formatMoney({ amountMinor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  return `${currency} ${formatNumber(amountMinor / 10 ** digits, digits)}`;
}

/** `+961 70 000 001`, `+961 3 123 456`, other countries in threes. Show it in `<bdi dir="ltr">`. */
export function formatPhone(phone: string): string {
  const lebanese = /^\+961(\d{1,2})(\d{3})(\d{3})$/.exec(phone);
  if (lebanese) return `+961 ${lebanese.slice(1).join(' ')}`;
  return phone.replace(/(\d{3})(?=\d)/g, '$1 ');
}

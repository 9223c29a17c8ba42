import { MongoError } from '../../values/errors.js';
import { check } from '../check.js';
import { type DateParts, localOf, PARTS } from './calendar.js';
import { fromLocal, localAt, UTC, type Zone, zoneOf } from './zone.js';

/** What a format's letters stand for: a part of the date, and its digits. `%z` and `%Z` are the offset from UTC. */
const NUMBERS: Record<string, [part: keyof DateParts, digits: number]> = {
  Y: ['year', 4],
  G: ['isoWeekYear', 4],
  m: ['month', 2],
  d: ['dayOfMonth', 2],
  H: ['hour', 2],
  M: ['minute', 2],
  S: ['second', 2],
  L: ['millisecond', 3],
  j: ['dayOfYear', 3],
  w: ['dayOfWeek', 1],
  u: ['isoDayOfWeek', 1],
  U: ['week', 2],
  V: ['isoWeek', 2],
};

const ISO =
  /^(?<year>\d{4})-(?<month>\d\d)(-(?<dayOfMonth>\d\d))?([T ](?<hour>\d\d):(?<minute>\d\d)(:(?<second>\d\d)([.,](?<millisecond>\d{1,3})\d*)?)?)?\s*(?<offset>Z|UTC|GMT|[+-]\d\d:?(\d\d)?)?$/;

/**
 * Writes an instant in a time zone in a format such as `%Y-%m-%dT%H:%M:%S.%LZ`.
 * @throws MongoError 18535/18536 for a format it does not understand
 */
export function formatDate(utc: number, format: string, zone: Zone): string {
  const local = localAt(utc, zone);
  const offset = Math.round((local.getTime() - utc) / 60_000);
  const [sign, size] = [offset < 0 ? '-' : '+', Math.abs(offset)];
  return format.replace(/%([\s\S]?)/g, (_, letter: string) => {
    if (letter === '%') return '%';
    if (letter === 'z') return `${sign}${padded(Math.floor(size / 60), 2)}${padded(size % 60, 2)}`;
    if (letter === 'Z') return `${sign}${size}`;
    check(letter !== '', 18535, "Unmatched '%' at end of format string");
    const [part, digits] = NUMBERS[letter] ?? [];
    check(part && digits, 18536, `Invalid format character '%${letter}' in format string`);
    return padded(PARTS[part](local), digits);
  });
}

function padded(n: number, digits: number): string {
  return String(n).padStart(digits, '0');
}

/** Reads a date text in ISO 8601 form; without an offset in the text it is in `zone`. @throws MongoError 241 (ConversionFailure). */
export function parseDate(text: string, zone?: Zone): Date {
  const fail = (why: string) => new MongoError(241, `Error parsing date string '${text}'; ${why}`);
  const fields = ISO.exec(text.trim())?.groups;
  if (!fields) throw fail('it is not in ISO 8601 form');
  const { offset, millisecond, ...others } = fields;
  if (offset && zone) throw fail("a time zone in the text is not allowed with the 'timezone' argument");
  const parts: DateParts = { millisecond: Number(millisecond?.padEnd(3, '0') ?? 0) };
  for (const part of Object.keys(others) as (keyof DateParts)[])
    if (others[part] !== undefined) parts[part] = Number(others[part]);
  const local = localOf(parts);
  for (const part of Object.keys(parts) as (keyof DateParts)[])
    if (PARTS[part](local) !== parts[part]) throw fail(`the ${part} is out of range`);
  return new Date(fromLocal(offset ? zoneOf(offset) : (zone ?? UTC), local));
}

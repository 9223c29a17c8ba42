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
const SPECIFIERS = new Set([...Object.keys(NUMBERS), 'z', 'Z', '%']);

const ISO =
  /^(?<year>\d{4})-(?<month>\d\d)(-(?<dayOfMonth>\d\d))?([T ](?<hour>\d\d):(?<minute>\d\d)(:(?<second>\d\d)([.,](?<millisecond>\d{1,3})\d*)?)?)?\s*(?<offset>Z|UTC|GMT|[+-]\d\d:?(\d\d)?)?$/;

/** Checks a format of `$dateToString` or `$dateFromString`. @throws MongoError 18535/18536 for what it does not know. */
export function checkFormat(format: string): void {
  for (const [, specifier = ''] of format.matchAll(/%([\s\S]?)/g)) {
    check(specifier !== '', 18535, "Unmatched '%' at end of format string");
    check(SPECIFIERS.has(specifier), 18536, `Invalid format character '%${specifier}' in format string`);
  }
}

/** Writes an instant in a time zone, e.g. `%Y-%m-%dT%H:%M:%S.%LZ`; the format has been checked. */
export function formatDate(utc: number, format: string, zone: Zone): string {
  const local = localAt(utc, zone);
  const offset = Math.round((local.getTime() - utc) / 60_000);
  return format.replace(/%([\s\S])/g, (_, specifier: string) => {
    if (specifier === 'z') return offsetText(offset);
    if (specifier === 'Z') return `${offset < 0 ? '' : '+'}${offset}`;
    const [part, digits] = NUMBERS[specifier] ?? [];
    return part ? padded(PARTS[part](local), digits) : '%';
  });
}

/** Minutes as `+0300`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(size / 60))}${padded(size % 60)}`;
}

function padded(n: number, digits = 2): string {
  return String(n).padStart(digits, '0');
}

/**
 * Reads a date text in ISO 8601 form, or in `format` (the specifiers of `$dateToString`).
 * Without an offset in the text it is in `zone`. @throws MongoError 241 (ConversionFailure).
 */
export function parseDate(text: string, zone?: Zone, format?: string): Date {
  const fields = format === undefined ? ISO.exec(text.trim())?.groups : fieldsIn(text, format);
  if (!fields) throw failure(text, format === undefined ? 'it is not in ISO 8601 form' : `it is not '${format}'`);
  const { minutes, offset = minutes && offsetText(Number(minutes)), ...numbers } = fields;
  if (offset !== undefined && zone !== undefined && format === undefined)
    throw failure(text, "a time zone in the text is not allowed with the 'timezone' argument");
  const given = Object.entries(numbers).filter(([, digits]) => digits !== undefined);
  const parts: DateParts = Object.fromEntries(
    given.map(([part, digits]) => [part, Number(part === 'millisecond' ? digits?.padEnd(3, '0') : digits)]),
  );
  const local = localOf(parts);
  for (const part of Object.keys(parts) as (keyof DateParts)[])
    if (PARTS[part](local) !== parts[part]) throw failure(text, `the ${part} is out of range`);
  return new Date(fromLocal(offset === undefined ? (zone ?? UTC) : zoneOf(offset), local));
}

/** What a text that was written in a format holds, by name of part. */
function fieldsIn(text: string, format: string): Record<string, string | undefined> | undefined {
  checkFormat(format);
  const names: string[] = [];
  const pattern = format.replace(/%([\s\S])|[\s\S]/g, (token, specifier = '%') => {
    const [part, digits] = NUMBERS[specifier] ?? [];
    if (specifier === '%') return token.slice(-1).replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
    names.push(part ?? (specifier === 'z' ? 'offset' : 'minutes'));
    if (part) return digits === 4 ? '(\\d{4})' : `(\\d{1,${digits}})`;
    return specifier === 'z' ? '(Z|[+-]\\d\\d:?\\d\\d)' : '([+-]?\\d+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(text);
  return found ? Object.fromEntries(names.map((name, i) => [name, found[i + 1]])) : undefined;
}

function failure(text: string, why: string): MongoError {
  return new MongoError(241, `Error parsing date string '${text}'; ${why}`);
}

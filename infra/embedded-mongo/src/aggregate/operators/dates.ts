import type { ObjectId, Timestamp } from 'bson';
import { bsonTag, isDoc, type Value } from '../../values/bson.js';
import { long, toInteger } from '../../values/number.js';
import { check, checkType } from '../check.js';
import { addUnits, type DateParts, localOf, PARTS, truncate, UNITS, unitsBetween } from '../dates/calendar.js';
import { checkFormat, formatDate, parseDate } from '../dates/text.js';
import { fromLocal, localAt, type Zone, zoneOf } from '../dates/zone.js';
import { type Call, isNullish, type NamedArguments, named, type Operator } from '../operator.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Milliseconds of a date, timestamp or ObjectId. @throws MongoError 16006. */
function instantOf(value: Value): number {
  if (value instanceof Date) return value.getTime();
  if (bsonTag(value) === 'ObjectId') return (value as ObjectId).getTimestamp().getTime();
  checkType(bsonTag(value) === 'Timestamp', 16006, "can't convert to Date", value);
  return (value as Timestamp).t * 1000;
}

/**
 * An operator of dates: the `dates` and the optional `timezone` are evaluated first; null if one of them is null.
 * @param others further arguments, see `namedFields`
 */
function dated<D extends string>(
  dates: readonly D[],
  others: string,
  apply: (instants: Record<D, number>, zone: Zone, arg: NamedArguments, call: Call) => Value,
): Operator {
  return named(`${dates.join(' ')} ${others} timezone?`.replace('  ', ' '), (arg, call) => {
    const instants = {} as Record<D, number>;
    for (const name of dates) {
      const value = arg(name);
      if (isNullish(value)) return arg('onNull', null);
      instants[name] = instantOf(value);
    }
    const timezone = arg('timezone', 'UTC');
    return isNullish(timezone) ? null : apply(instants, zoneOf(timezone), arg, call);
  });
}

/** `{ $year: date }` or `{ $year: { date, timezone } }`. */
function part(name: keyof DateParts): Operator {
  const operator = dated(['date'], '', ({ date }, zone) => {
    const value = PARTS[name](localAt(date, zone));
    return name === 'isoWeekYear' ? long(BigInt(value)) : value;
  });
  return (argument, context, name) => {
    const isFull = isDoc(argument) && 'date' in argument;
    const date = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    return operator(isFull ? argument : { date }, context, name);
  };
}

const dateToString = dated(['date'], 'format? onNull?', ({ date }, zone, arg, { name }) => {
  const isLocal = arg('timezone') !== undefined;
  const format = arg('format', `%Y-%m-%dT%H:%M:%S.%L${isLocal ? '%z' : 'Z'}`);
  if (isNullish(format)) return null;
  checkType(typeof format === 'string', 18533, `${name} requires that 'format' be a string`, format);
  checkFormat(format);
  return formatDate(date, format, zone);
});

const NOT_GIVEN = {};

const dateFromString = named('dateString format? timezone? onError? onNull?', (arg, { name }) => {
  const text = arg('dateString');
  const [format, timezone] = [arg('format', ''), arg('timezone', '')];
  if (isNullish(text)) return arg('onNull', null);
  if (isNullish(format) || isNullish(timezone)) return null;
  try {
    checkType(typeof text === 'string', 241, `${name} requires that 'dateString' be a string`, text);
    return parseDate(text, timezone === '' ? undefined : zoneOf(timezone), format === '' ? undefined : String(format));
  } catch (error) {
    const fallback = (error as { code?: number }).code === 241 ? arg('onError', NOT_GIVEN) : NOT_GIVEN;
    if (fallback === NOT_GIVEN) throw error;
    return fallback;
  }
});

const ISO_DAY = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];
const TIME = ['hour', 'minute', 'second', 'millisecond'];
const FROM_PARTS = ['year', 'month', 'day', ...ISO_DAY, ...TIME];

/** `$dateFromParts` and `$dateToParts` call the day of the month `day`. */
function partNamed(name: string): keyof DateParts {
  return name === 'day' ? 'dayOfMonth' : (name as keyof DateParts);
}

const dateFromParts = named(`${FROM_PARTS.join('? ')}? timezone?`, (arg) => {
  const timezone = arg('timezone', 'UTC');
  const parts: DateParts = {};
  let isNull = isNullish(timezone);
  for (const key of FROM_PARTS) {
    const value = arg(key, NOT_GIVEN);
    if (value === NOT_GIVEN) continue;
    const n = toInteger(value);
    checkType(n !== undefined || isNullish(value), 40515, `'${key}' must evaluate to an integer`, value);
    parts[partNamed(key)] = n;
    isNull ||= isNullish(value);
  }
  const isDated = 'year' in parts || 'isoWeekYear' in parts;
  check(isDated, 40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  return isNull ? null : new Date(fromLocal(zoneOf(timezone), localOf(parts)));
});

const dateToParts = dated(['date'], 'iso8601?', ({ date }, zone, arg) => {
  const day = arg('iso8601') === true ? ISO_DAY : ['year', 'month', 'day'];
  const local = localAt(date, zone);
  return Object.fromEntries([...day, ...TIME].map((name) => [name, PARTS[partNamed(name)](local)]));
});

/** The `unit` argument; `undefined` for null. */
function unitOf(arg: NamedArguments, { name }: Call): string | undefined {
  const unit = arg('unit');
  if (isNullish(unit)) return undefined;
  const isKnown = typeof unit === 'string' && UNITS.has(unit);
  check(isKnown, 9, `${name} parameter 'unit' value cannot be recognized as a time unit: ${unit}`);
  return unit as string;
}

/** The `startOfWeek` argument as 0 (Sunday) to 6. */
function weekStart(arg: NamedArguments, { name }: Call): number {
  const given = String(arg('startOfWeek') ?? 'sunday').toLowerCase();
  const index = WEEKDAYS.findIndex((day) => day === given || day.slice(0, 3) === given);
  check(index >= 0, 9, `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${given}`);
  return index;
}

function dateShift(sign: 1 | -1): Operator {
  return dated(['startDate'], 'unit amount', ({ startDate }, zone, arg, call) => {
    const [unit, amount] = [unitOf(arg, call), arg('amount')];
    if (unit === undefined || isNullish(amount)) return null;
    const n = toInteger(amount);
    check(n !== undefined, 5166405, `${call.name} expects integer amount of time units`);
    return new Date(addUnits(startDate, unit, sign * n, zone));
  });
}

/** Date operators, all with time zones. */
export const dateOperators: Record<string, Operator> = {
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [`$${name}`, part(name as keyof DateParts)])),
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateFromParts: dateFromParts,
  $dateToParts: dateToParts,
  $dateAdd: dateShift(1),
  $dateSubtract: dateShift(-1),
  $dateDiff: dated(['startDate', 'endDate'], 'unit startOfWeek?', ({ startDate, endDate }, zone, arg, call) => {
    const unit = unitOf(arg, call);
    return unit === undefined ? null : long(BigInt(unitsBetween(startDate, endDate, unit, zone, weekStart(arg, call))));
  }),
  $dateTrunc: dated(['date'], 'unit binSize? startOfWeek?', ({ date }, zone, arg, call) => {
    const [unit, binSize] = [unitOf(arg, call), arg('binSize', 1)];
    if (unit === undefined || isNullish(binSize)) return null;
    const size = toInteger(binSize);
    check(size !== undefined && size > 0, 5439018, `${call.name} requires 'binSize' to be greater than 0`);
    return new Date(truncate(date, unit, size, zone, weekStart(arg, call)));
  }),
};

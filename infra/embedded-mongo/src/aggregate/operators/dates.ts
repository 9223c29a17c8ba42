import type { ObjectId, Timestamp } from 'bson';
import { bsonTag, isDoc, type Value } from '../../values/bson.js';
import { long, toInteger } from '../../values/number.js';
import { check, checkType } from '../check.js';
import { addUnits, type DateParts, localOf, PARTS, truncate, UNITS, unitsBetween } from '../dates/calendar.js';
import { formatDate, parseDate } from '../dates/text.js';
import { fromLocal, localAt, UTC, zoneOf } from '../dates/zone.js';
import { type Call, named, type Operator } from '../operator.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ISO_DAY = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];
const TIME = ['hour', 'minute', 'second', 'millisecond'];
const FROM_PARTS = ['year', 'month', 'day', ...ISO_DAY, ...TIME];

/** `$dateFromParts` and `$dateToParts` call the day of the month `day`. */
function partNamed(name: string): keyof DateParts {
  return name === 'day' ? 'dayOfMonth' : (name as keyof DateParts);
}

/** Milliseconds of a date, timestamp or ObjectId. @throws MongoError 16006. */
function instantOf(value: Value): number {
  if (value instanceof Date) return value.getTime();
  if (bsonTag(value) === 'ObjectId') return (value as ObjectId).getTimestamp().getTime();
  checkType(bsonTag(value) === 'Timestamp', 16006, "can't convert to Date", value);
  return (value as Timestamp).t * 1000;
}

function unitOf(unit: Value, { name }: Call): string {
  const isKnown = typeof unit === 'string' && UNITS.has(unit);
  check(isKnown, 9, `${name} parameter 'unit' value cannot be recognized as a time unit: ${unit}`);
  return unit as string;
}

/** The `startOfWeek` argument as 0 (Sunday) to 6. */
function weekStart(given: Value, { name }: Call): number {
  const wanted = String(given ?? 'sunday').toLowerCase();
  const index = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  check(index >= 0, 9, `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${given}`);
  return index;
}

/** `{ $year: date }` or `{ $year: { date, timezone } }`. */
function part(name: keyof DateParts): Operator {
  const operator = named('date timezone?', ({ date, timezone }) => {
    const value = PARTS[name](localAt(instantOf(date), zoneOf(timezone)));
    return name === 'isoWeekYear' ? long(BigInt(value)) : value;
  });
  return (argument, context, name) => {
    const isFull = isDoc(argument) && 'date' in argument;
    const date = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    return operator(isFull ? argument : { date }, context, name);
  };
}

function dateShift(sign: 1 | -1): Operator {
  return named('startDate unit amount timezone?', ({ startDate, unit, amount, timezone }, call) => {
    const n = toInteger(amount);
    check(n !== undefined, 5166405, `${call.name} expects integer amount of time units`);
    return new Date(addUnits(instantOf(startDate), unitOf(unit, call), sign * n, zoneOf(timezone)));
  });
}

/** Date operators, all with time zones. */
export const dateOperators: Record<string, Operator> = {
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [`$${name}`, part(name as keyof DateParts)])),
  $dateToString: named('date format? timezone? onNull?', ({ date, format, timezone }, { name }) => {
    const zone = zoneOf(timezone);
    const pattern = format ?? `%Y-%m-%dT%H:%M:%S.%L${zone === UTC ? 'Z' : ''}`;
    checkType(typeof pattern === 'string', 18533, `${name} requires that 'format' be a string`, format);
    return formatDate(instantOf(date), pattern, zone);
  }),
  $dateFromString: named('dateString timezone? onError? onNull?', ({ dateString: text, timezone }, { name }) => {
    checkType(typeof text === 'string', 241, `${name} requires that 'dateString' be a string`, text);
    return parseDate(text, timezone === undefined ? undefined : zoneOf(timezone));
  }),
  $dateFromParts: named(`${FROM_PARTS.join('? ')}? timezone?`, ({ timezone, ...given }) => {
    const parts: DateParts = {};
    for (const name of Object.keys(given)) {
      const n = toInteger(given[name]);
      checkType(n !== undefined, 40515, `'${name}' must evaluate to an integer`, given[name]);
      parts[partNamed(name)] = n;
    }
    const isDated = 'year' in parts || 'isoWeekYear' in parts;
    check(isDated, 40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
    return new Date(fromLocal(zoneOf(timezone), localOf(parts)));
  }),
  $dateToParts: named('date timezone? iso8601?', ({ date, timezone, iso8601 }) => {
    const day = iso8601 === true ? ISO_DAY : ['year', 'month', 'day'];
    const local = localAt(instantOf(date), zoneOf(timezone));
    return Object.fromEntries([...day, ...TIME].map((name) => [name, PARTS[partNamed(name)](local)]));
  }),
  $dateAdd: dateShift(1),
  $dateSubtract: dateShift(-1),
  $dateDiff: named('startDate endDate unit timezone? startOfWeek?', (args, call) => {
    const [from, to] = [instantOf(args.startDate), instantOf(args.endDate)];
    const unit = unitOf(args.unit, call);
    return long(BigInt(unitsBetween(from, to, unit, zoneOf(args.timezone), weekStart(args.startOfWeek, call))));
  }),
  $dateTrunc: named('date unit binSize? timezone? startOfWeek?', (args, call) => {
    const [date, unit, size] = [instantOf(args.date), unitOf(args.unit, call), toInteger(args.binSize ?? 1)];
    check(size !== undefined && size > 0, 5439018, `${call.name} requires 'binSize' to be greater than 0`);
    return new Date(truncate(date, unit, size, zoneOf(args.timezone), weekStart(args.startOfWeek, call)));
  }),
};

import type { BSONRegExp } from 'bson';
import { EMPTY_ARRAY, encodeField, encodeKey, exactBytes, typeTag } from '../store/keycode.js';
import { type KeyRange, prefixRange, successor } from '../store/keys.js';
import { bsonTag, type Value } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { Condition } from './predicates.js';

/** A range of the ascending encodings of one field. */
export interface Interval extends KeyRange {
  /** It is one value, `start`. */
  readonly point: boolean;
}

/** Null and missing in arrays: an empty one sorts just before, and `null` finds it where a path goes through it. */
export const NULLS: Interval = {
  start: Buffer.from([typeTag(EMPTY_ARRAY)]),
  end: Buffer.from([typeTag(null) + 1]),
  point: false,
};
const LITERAL = /^[^\\^$.|?*+()[\]{}]+/;

/** How the conditions of a path bound an index field. `undefined` if not at all. */
export function intervalsFor(conditions: Condition[], multikey: boolean, limit: number): Interval[] | undefined {
  const of = (condition: Condition) => intervalsOf(condition, multikey, limit);
  const all = conditions.map(of).filter((found) => found !== undefined);
  if (all.length === 0) return undefined;
  // In an array, one element may satisfy one condition and another element another: only one of them can bound the scan.
  return all.reduce(multikey ? narrower : intersection);
}

/**
 * True if the intervals of these conditions hold nothing but what satisfies them (false if not sure). In an array, `null` also finds its
 * own way, and two conditions may be met by two elements.
 */
export function areExact(conditions: Condition[], multikey: boolean): boolean {
  if (multikey && (conditions.length > 1 || conditions.some(asksForNull))) return false;
  return conditions.every(({ operator, argument }) => {
    if (operator === '$regex') return isPrefix(argument);
    if (operator === '$in') return Array.isArray(argument) && argument.every(isBounding);
    return operator === '$eq' ? isBounding(argument) : /^\$[gl]te?$/.test(operator) && argument instanceof Date;
  });
}

/** True if the intervals are single values. */
export function arePoints(intervals: Interval[]): boolean {
  return intervals.every(({ point }) => point);
}

/** An interval among the bytes of a field that is stored ascending or descending. */
export function edges({ start, end, point }: Interval, descending: boolean): KeyRange {
  if (!descending) return { start, end };
  if (point) return prefixRange(inverted(start));
  return { start: successor(inverted(end)), end: successor(inverted(start)) };
}

function intervalsOf(condition: Condition, multikey: boolean, limit: number): Interval[] | undefined {
  const { operator, argument } = condition;
  const of = (v: Value) => valueInterval(v, multikey, limit);
  if (operator === '$regex') return regexIntervals(condition, limit);
  if (operator === '$in' && Array.isArray(argument) && argument.every(isBounding)) return distinct(argument.map(of));
  if (!isBounding(argument)) return undefined;
  return operator === '$eq' ? [of(argument)] : rangeIntervals(operator, argument, limit);
}

function asksForNull({ argument }: Condition): boolean {
  return Array.isArray(argument) ? argument.some(isNull) : isNull(argument);
}

function isNull(v: Value): boolean {
  return v === null || v === undefined;
}

/** A regular expression that is nothing but `^` and some literal text. */
function isPrefix(argument: Value): boolean {
  const pattern = bsonTag(argument) === 'BSONRegExp' ? (argument as BSONRegExp).pattern : argument;
  return typeof pattern === 'string' && pattern.length < 100 && /^\^[^\\^$.|?*+()[\]{}]+$/.test(pattern);
}

/** Arrays match by their elements and as a whole, regular expressions match text: their own encoding does not bound them. */
function isBounding(v: Value): boolean {
  return !Array.isArray(v) && !['BSONRegExp', 'MinKey', 'MaxKey'].includes(bsonTag(v) ?? '');
}

function valueInterval(v: Value, multikey: boolean, limit: number): Interval {
  return isNull(v) && multikey ? NULLS : { ...prefixRange(encodeField(v, limit)), point: true };
}

/** Values of the same type on one side of `v`. */
function rangeIntervals(operator: string, v: Value, limit: number): Interval[] | undefined {
  if (!/^\$[gl]te?$/.test(operator) || (isNumeric(v) && Number.isNaN(toNumber(v)))) return undefined;
  const inclusive = operator.endsWith('e');
  if (isNull(v)) return inclusive ? [NULLS] : [];
  const type = prefixRange(Buffer.from([typeTag(v)]));
  const whole = encodeKey(v);
  // Of an over-long value only the first bytes are in order in the index.
  const { start, end } = prefixRange(whole.subarray(0, exactBytes(limit)));
  const withValue = inclusive || whole.length > exactBytes(limit);
  if (operator.startsWith('$g')) return [{ start: withValue ? start : end, end: type.end, point: false }];
  return [{ start: type.start, end: withValue ? end : start, point: false }];
}

/** What begins with the literal text after `^`. */
function regexIntervals({ argument, options }: Condition, limit: number): Interval[] | undefined {
  const regex = bsonTag(argument) === 'BSONRegExp' ? (argument as BSONRegExp) : undefined;
  const pattern = regex ? regex.pattern : argument;
  const flags = options ?? regex?.options ?? '';
  if (typeof pattern !== 'string' || flags !== '' || !pattern.startsWith('^') || pattern.includes('|'))
    return undefined;
  let literal = LITERAL.exec(pattern.slice(1))?.[0] ?? '';
  if (/[?*{]/.test(pattern[1 + literal.length] ?? '')) literal = [...literal].slice(0, -1).join('');
  if (literal === '' || literal.includes('\0')) return undefined;
  const prefix = Buffer.from([typeTag(''), ...Buffer.from(literal)]).subarray(0, exactBytes(limit));
  return [{ ...prefixRange(prefix), point: false }];
}

function distinct(intervals: Interval[]): Interval[] {
  const sorted = intervals.sort((a, b) => Buffer.compare(a.start, b.start));
  return sorted.filter(({ start }, i) => i === 0 || !start.equals((sorted[i - 1] as Interval).start));
}

/** What lies in both. */
export function intersection(a: Interval[], b: Interval[]): Interval[] {
  const pairs = a.flatMap((x) => b.map((y) => [x, y] as const));
  const common = pairs.map(([x, y]): Interval => {
    return {
      start: Buffer.compare(x.start, y.start) >= 0 ? x.start : y.start,
      end: Buffer.compare(x.end, y.end) <= 0 ? x.end : y.end,
      point: x.point || y.point,
    };
  });
  return common.filter(({ start, end }) => Buffer.compare(start, end) < 0);
}

function narrower(a: Interval[], b: Interval[]): Interval[] {
  if (arePoints(a) !== arePoints(b)) return arePoints(a) ? a : b;
  return a.length <= b.length ? a : b;
}

function inverted(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => ~byte));
}

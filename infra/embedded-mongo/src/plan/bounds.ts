import type { BSONRegExp } from 'bson';
import { encodeField, encodeKey, typeTag } from '../store/keycode.js';
import { successor } from '../store/keys.js';
import { bsonTag, type Value } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { Condition } from './predicates.js';

/** An end of an interval: all keys that begin with `prefix` are in it, or (`open`) none of them. */
export interface Bound {
  prefix: Buffer;
  open: boolean;
}

/** Encoded values of one field between two bounds. */
export interface Interval {
  low: Bound;
  high: Bound;
}

const NOTHING = Buffer.alloc(0);
/** Every value. */
export const EVERYTHING: Interval = { low: closed(NOTHING), high: closed(NOTHING) };
const NULL_TAG = typeTag(null);
const FIRST_NULL_TAG = NULL_TAG - 3; // an empty array sorts just before null, and `null` finds it where a path goes through it
/** Null and missing. */
export const NULLS: Interval = { low: closed(Buffer.from([FIRST_NULL_TAG])), high: closed(Buffer.from([NULL_TAG])) };
const HASH_BYTES = 32;
const LITERAL = /^[^\\^$.|?*+()[\]{}]+/;

/** How the conditions of a path bound an index field. `undefined` if not at all. */
export function intervalsFor(
  conditions: Condition[],
  field: { multikey: boolean; limit: number; noStrings: boolean },
): Interval[] | undefined {
  let result: Interval[] | undefined;
  for (const condition of conditions) {
    const intervals =
      excludesNull(condition) && field.multikey ? undefined : intervalsOf(condition, field.limit, field.noStrings);
    if (!intervals) continue;
    if (!result) result = intervals;
    // One element may satisfy one condition and another element another: only one of them can bound the scan.
    else if (field.multikey) result = narrower(result, intervals);
    else result = intersection(result, intervals);
  }
  return result;
}

/** True if the intervals are single values. */
export function arePoints(intervals: Interval[]): boolean {
  return intervals.every(
    ({ low, high }) => !low.open && !high.open && low.prefix.equals(high.prefix) && low.prefix.length > 0,
  );
}

/** Where an interval starts and ends among the bytes of a field that is stored ascending or descending. */
export function edges({ low, high }: Interval, descending: boolean): { start: Buffer; end: Buffer } {
  if (!descending) return { start: startOf(low), end: endOf(high) };
  return {
    start: startOf({ prefix: inverted(high.prefix), open: high.open }),
    end: endOf({ prefix: inverted(low.prefix), open: low.open }),
  };
}

function intervalsOf(condition: Condition, limit: number, noStrings: boolean): Interval[] | undefined {
  const { operator, argument } = condition;
  if (operator === '$regex') return noStrings ? undefined : regexIntervals(condition);
  if (operator === '$exists') return argument === true ? [EVERYTHING] : undefined;
  if (operator === '$in' || operator === '$nin') {
    if (!Array.isArray(argument) || !argument.every((v) => usable(v, noStrings))) return undefined;
    const points = union(argument.map((v) => point(v, limit)));
    return operator === '$in' ? points : complement(points);
  }
  if (!usable(argument, noStrings)) return undefined;
  switch (operator) {
    case '$eq':
      return [point(argument, limit)];
    case '$ne':
      return complement([point(argument, limit)]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeInterval(operator, argument, limit);
    default:
      return undefined;
  }
}

/** Where a path goes through an array without finding anything, the key is null, but the document has no null. */
function excludesNull({ operator, argument }: Condition): boolean {
  return (
    (operator === '$ne' && isNull(argument)) ||
    (operator === '$nin' && Array.isArray(argument) && argument.some(isNull))
  );
}

function isNull(v: Value): boolean {
  return v === null || v === undefined;
}

/** Arrays match by their elements and as a whole, regular expressions match text: their own encoding does not bound them. */
function usable(v: Value, noStrings: boolean): boolean {
  if (Array.isArray(v)) return false;
  const tag = bsonTag(v);
  if (tag === 'BSONRegExp' || tag === 'MinKey' || tag === 'MaxKey') return false;
  const comparedByCollation =
    typeof v === 'string' ||
    tag === 'BSONSymbol' ||
    (typeof v === 'object' && v !== null && tag === undefined && !(v instanceof Date));
  return !(noStrings && comparedByCollation);
}

function point(v: Value, limit: number): Interval {
  if (isNull(v)) return NULLS;
  const bytes = encodeField(v, limit);
  return { low: closed(bytes), high: closed(bytes) };
}

function rangeInterval(operator: string, v: Value, limit: number): Interval[] | undefined {
  if (isNull(v)) return operator.length === 4 ? [point(null, limit)] : [];
  if (isNumeric(v) && Number.isNaN(toNumber(v))) return undefined;
  const type = closed(Buffer.from([typeTag(v)]));
  const whole = encodeKey(v);
  // Of an over-long value only the first bytes are in order in the index.
  const exact = whole.length <= limit - HASH_BYTES;
  const prefix = exact ? whole : whole.subarray(0, limit - HASH_BYTES);
  const bound = { prefix, open: exact && operator.length === 3 };
  return [operator.startsWith('$g') ? { low: bound, high: type } : { low: type, high: bound }];
}

function regexIntervals({ argument, options }: Condition): Interval[] | undefined {
  const regex = bsonTag(argument) === 'BSONRegExp' ? (argument as BSONRegExp) : undefined;
  const pattern = regex ? regex.pattern : argument;
  const flags = options ?? regex?.options ?? '';
  if (typeof pattern !== 'string' || flags !== '' || !pattern.startsWith('^') || pattern.includes('|'))
    return undefined;
  let literal = LITERAL.exec(pattern.slice(1))?.[0] ?? '';
  if (/[?*{]/.test(pattern[1 + literal.length] ?? '')) literal = [...literal].slice(0, -1).join('');
  if (literal === '' || literal.includes('\0')) return undefined;
  const prefix = Buffer.concat([Buffer.from([typeTag('')]), Buffer.from(literal)]).subarray(0, 200);
  // Its ends differ, unlike those of a point: of a text that only begins so, no next field follows the prefix.
  return [{ low: closed(prefix), high: { prefix: successor(prefix), open: true } }];
}

function complement(points: Interval[]): Interval[] {
  const gaps: Interval[] = [];
  let low = EVERYTHING.low;
  for (const p of points) {
    gaps.push({ low, high: { prefix: p.low.prefix, open: true } });
    low = { prefix: p.high.prefix, open: true };
  }
  gaps.push({ low, high: EVERYTHING.high });
  return gaps.filter(notEmpty);
}

function union(intervals: Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(startOf(a.low), startOf(b.low)));
  return sorted.filter((interval, i) => i === 0 || !interval.low.prefix.equals((sorted[i - 1] as Interval).low.prefix));
}

/** What lies in both. */
export function intersection(a: Interval[], b: Interval[]): Interval[] {
  const both: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const low = Buffer.compare(startOf(x.low), startOf(y.low)) >= 0 ? x.low : y.low;
      const high = Buffer.compare(endOf(x.high), endOf(y.high)) <= 0 ? x.high : y.high;
      if (notEmpty({ low, high })) both.push({ low, high });
    }
  }
  return both;
}

function narrower(a: Interval[], b: Interval[]): Interval[] {
  if (arePoints(a) !== arePoints(b)) return arePoints(a) ? a : b;
  return a.length <= b.length ? a : b;
}

function notEmpty({ low, high }: Interval): boolean {
  return Buffer.compare(startOf(low), endOf(high)) < 0;
}

function startOf({ prefix, open }: Bound): Buffer {
  return open ? successor(prefix) : prefix;
}

function endOf({ prefix, open }: Bound): Buffer {
  return open ? prefix : successor(prefix);
}

function closed(prefix: Buffer): Bound {
  return { prefix, open: false };
}

function inverted(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => ~byte & 255));
}

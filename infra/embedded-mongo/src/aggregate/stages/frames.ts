import type { Doc, Value } from '../../values/bson.js';
import { isNumeric, toInteger, toNumber } from '../../values/number.js';
import { check, checkType, namedFields } from '../check.js';
import { addUnits, UNITS } from '../dates/calendar.js';
import { UTC } from '../dates/zone.js';

/**
 * Which documents of a sorted partition, given by their sort keys, a window function sees for the document at `i`:
 * the index of the first, and the one after the last.
 */
export type Frame = (keys: Value[][], i: number) => [number, number];

type Bound = 'unbounded' | 'current' | number;

/** Compiles `window: { documents: [from, to] }` or `{ range: [from, to], unit }`; none = the whole partition. */
export function compileFrame(window: Value, sortBy: Doc): Frame {
  if (window === undefined) return (keys) => [0, keys.length];
  const { documents, range, unit } = namedFields('window', window, 'documents? range? unit?');
  if (documents === undefined) return rangeFrame(boundsOf('range', range), unit, sortBy);
  check(range === undefined && unit === undefined, 9, "Window bounds can be either 'documents' or 'range' with 'unit'");
  return documentFrame(boundsOf('documents', documents), sortBy);
}

function boundsOf(kind: string, spec: Value): [Bound, Bound] {
  check(Array.isArray(spec) && spec.length === 2, 9, `Window bounds must be a 2-element array: ${kind}`);
  return spec.map((bound): Bound => {
    if (bound === 'unbounded' || bound === 'current') return bound;
    const n = isNumeric(bound) && (kind === 'range' || toInteger(bound) !== undefined) ? toNumber(bound) : undefined;
    check(n !== undefined, 9, `Window bounds must be numbers, 'current' or 'unbounded': ${kind}`);
    return n;
  }) as [Bound, Bound];
}

function documentFrame([lower, upper]: [Bound, Bound], sortBy: Doc): Frame {
  const isWhole = lower === 'unbounded' && upper === 'unbounded';
  check(isWhole || Object.keys(sortBy).length > 0, 5339901, 'Document-based bounds require a sortBy');
  const from = lower === 'unbounded' ? -Infinity : lower === 'current' ? 0 : lower;
  const to = upper === 'unbounded' ? Infinity : upper === 'current' ? 0 : upper;
  check(from <= to, 5339900, 'Lower bound must not exceed upper bound');
  return (keys, i) => [Math.max(0, i + from), Math.min(keys.length, i + to + 1)];
}

function rangeFrame([lower, upper]: [Bound, Bound], unit: Value, sortBy: Doc): Frame {
  const directions = Object.values(sortBy);
  const isAscending = directions.length === 1 && toInteger(directions[0]) === 1;
  check(isAscending, 5339902, 'Range-based bounds require sortBy a single field, ascending');
  check(unit === undefined || UNITS.has(unit as string), 9, `unknown time unit value: ${unit}`);
  const positionOf = (value: Value): number => {
    if (unit === undefined) checkType(isNumeric(value), 5429414, 'Expected the sortBy field to be a number', value);
    else checkType(value instanceof Date, 5429513, "Expected the sortBy field to be a Date for a 'unit'", value);
    return isNumeric(value) ? toNumber(value) : (value as Date).getTime();
  };
  const moved = (at: number, by: Bound, unbounded: number): number => {
    if (typeof by === 'string') return by === 'current' ? at : unbounded;
    return unit === undefined ? at + by : addUnits(at, unit as string, by, UTC);
  };
  return (keys, i) => {
    const at = positionOf(keys[i]?.[0]);
    const [least, most] = [moved(at, lower, -Infinity), moved(at, upper, Infinity)];
    const first = keys.findIndex(([key]) => positionOf(key) >= least);
    const last = keys.findLastIndex(([key]) => positionOf(key) <= most);
    return [first < 0 ? keys.length : first, last + 1];
  };
}

import { type Doc, isDoc, type Value } from '../../values/bson.js';
import { failedToParse, location } from '../../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../../values/number.js';
import { addUnits, type Unit } from '../dates/calendar.js';
import { UTC } from '../dates/zone.js';

/** Which documents of a sorted partition a window function sees. */
export interface Frames {
  /** True if every frame begins with the partition's first document. */
  startsAtFirst: boolean;
  /** First index and index after the last of a document's frame; may lie outside the partition. */
  bounds(partition: { keys: Value[][] }, i: number): [number, number];
}

const UNITS = new Set(['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond']);

/** Compiles `window: { documents: [from, to] }` or `{ range: [from, to], unit }`; none = the whole partition. */
export function compileFrames(window: Value, sortBy: Doc): Frames {
  if (window === undefined) return { startsAtFirst: true, bounds: (partition) => [0, partition.keys.length] };
  if (!isDoc(window)) throw failedToParse("'window' field must be an object");
  const { documents, range, unit, ...unknown } = window;
  const wrong = Object.keys(unknown)[0];
  if (wrong !== undefined) throw failedToParse(`'window' field that is not 'documents', 'range' or 'unit': ${wrong}`);
  if (documents !== undefined && range !== undefined)
    throw failedToParse("Window bounds can specify either 'documents' or 'range', not both");
  if (documents !== undefined) {
    if (unit !== undefined) throw failedToParse("Window bounds can only specify 'unit' with range-based bounds");
    return documentFrames(boundsOf('documents', documents), sortBy);
  }
  return rangeFrames(boundsOf('range', range), unit, sortBy);
}

type Bound = 'unbounded' | 'current' | number;

function boundsOf(kind: string, spec: Value): [Bound, Bound] {
  if (!Array.isArray(spec) || spec.length !== 2)
    throw failedToParse(`Window bounds must be a 2-element array: ${kind}`);
  return spec.map((bound): Bound => {
    if (bound === 'unbounded' || bound === 'current') return bound;
    const n = kind === 'documents' ? toInteger(bound) : isNumeric(bound) ? toNumber(bound) : undefined;
    if (n === undefined) throw failedToParse(`Window bounds must be numbers, 'current' or 'unbounded': ${kind}`);
    return n;
  }) as [Bound, Bound];
}

function documentFrames([lower, upper]: [Bound, Bound], sortBy: Doc): Frames {
  if (Object.keys(sortBy).length === 0 && (lower !== 'unbounded' || upper !== 'unbounded'))
    throw location(5339901, 'Document-based bounds require a sortBy');
  const offset = (bound: Bound) => (bound === 'current' ? 0 : (bound as number));
  if (lower !== 'unbounded' && upper !== 'unbounded' && offset(lower) > offset(upper))
    throw location(5339900, 'Lower bound must not exceed upper bound');
  return {
    startsAtFirst: lower === 'unbounded',
    bounds: ({ keys }, i) => [
      lower === 'unbounded' ? 0 : i + offset(lower),
      upper === 'unbounded' ? keys.length : i + offset(upper) + 1,
    ],
  };
}

function rangeFrames([lower, upper]: [Bound, Bound], unit: Value, sortBy: Doc): Frames {
  const fields = Object.keys(sortBy);
  if (fields.length !== 1 || toInteger(sortBy[fields[0] as string]) !== 1)
    throw location(5339902, 'Range-based bounds require sortBy a single field, ascending');
  if (unit !== undefined && (typeof unit !== 'string' || !UNITS.has(unit)))
    throw failedToParse(`unknown time unit value: ${String(unit)}`);
  const position = (value: Value): number => positionOf(value, unit !== undefined);
  const moved = (at: number, by: Bound): number =>
    by === 'current' ? at : unit === undefined ? at + (by as number) : addUnits(at, unit as Unit, by as number, UTC);
  return {
    startsAtFirst: lower === 'unbounded',
    bounds: ({ keys }, i) => {
      const at = position(keys[i]?.[0]);
      const from = lower === 'unbounded' ? 0 : keys.findIndex(([key]) => position(key) >= moved(at, lower));
      const last =
        upper === 'unbounded' ? keys.length - 1 : keys.findLastIndex(([key]) => position(key) <= moved(at, upper));
      return [from < 0 ? keys.length : from, last + 1];
    },
  };
}

function positionOf(value: Value, isDate: boolean): number {
  if (isDate && value instanceof Date) return value.getTime();
  if (!isDate && isNumeric(value)) return toNumber(value);
  throw isDate
    ? location(5429513, "Expected the sortBy field to be a Date, because the window has a 'unit'")
    : location(5429414, 'Expected the sortBy field to be a number');
}

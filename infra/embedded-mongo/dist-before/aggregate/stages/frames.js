import { isDoc } from '../../values/bson.js';
import { failedToParse, location } from '../../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../../values/number.js';
import { addUnits } from '../dates/calendar.js';
import { UTC } from '../dates/zone.js';
const UNITS = new Set(['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond']);
/** Compiles `window: { documents: [from, to] }` or `{ range: [from, to], unit }`; none = the whole partition. */
export function compileFrames(window, sortBy) {
    if (window === undefined)
        return { startsAtFirst: true, bounds: (partition) => [0, partition.keys.length] };
    if (!isDoc(window))
        throw failedToParse("'window' field must be an object");
    const { documents, range, unit, ...unknown } = window;
    const wrong = Object.keys(unknown)[0];
    if (wrong !== undefined)
        throw failedToParse(`'window' field that is not 'documents', 'range' or 'unit': ${wrong}`);
    if (documents !== undefined && range !== undefined)
        throw failedToParse("Window bounds can specify either 'documents' or 'range', not both");
    if (documents !== undefined) {
        if (unit !== undefined)
            throw failedToParse("Window bounds can only specify 'unit' with range-based bounds");
        return documentFrames(boundsOf('documents', documents), sortBy);
    }
    return rangeFrames(boundsOf('range', range), unit, sortBy);
}
function boundsOf(kind, spec) {
    if (!Array.isArray(spec) || spec.length !== 2)
        throw failedToParse(`Window bounds must be a 2-element array: ${kind}`);
    return spec.map((bound) => {
        if (bound === 'unbounded' || bound === 'current')
            return bound;
        const n = kind === 'documents' ? toInteger(bound) : isNumeric(bound) ? toNumber(bound) : undefined;
        if (n === undefined)
            throw failedToParse(`Window bounds must be numbers, 'current' or 'unbounded': ${kind}`);
        return n;
    });
}
function documentFrames([lower, upper], sortBy) {
    if (Object.keys(sortBy).length === 0 && (lower !== 'unbounded' || upper !== 'unbounded'))
        throw location(5339901, 'Document-based bounds require a sortBy');
    const offset = (bound) => (bound === 'current' ? 0 : bound);
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
function rangeFrames([lower, upper], unit, sortBy) {
    const fields = Object.keys(sortBy);
    if (fields.length !== 1 || toInteger(sortBy[fields[0]]) !== 1)
        throw location(5339902, 'Range-based bounds require sortBy a single field, ascending');
    if (unit !== undefined && (typeof unit !== 'string' || !UNITS.has(unit)))
        throw failedToParse(`unknown time unit value: ${String(unit)}`);
    const position = (value) => positionOf(value, unit !== undefined);
    const moved = (at, by) => by === 'current' ? at : unit === undefined ? at + by : addUnits(at, unit, by, UTC);
    return {
        startsAtFirst: lower === 'unbounded',
        bounds: ({ keys }, i) => {
            const at = position(keys[i]?.[0]);
            const from = lower === 'unbounded' ? 0 : keys.findIndex(([key]) => position(key) >= moved(at, lower));
            const last = upper === 'unbounded' ? keys.length - 1 : keys.findLastIndex(([key]) => position(key) <= moved(at, upper));
            return [from < 0 ? keys.length : from, last + 1];
        },
    };
}
function positionOf(value, isDate) {
    if (isDate && value instanceof Date)
        return value.getTime();
    if (!isDate && isNumeric(value))
        return toNumber(value);
    throw isDate
        ? location(5429513, "Expected the sortBy field to be a Date, because the window has a 'unit'")
        : location(5429414, 'Expected the sortBy field to be a number');
}
//# sourceMappingURL=frames.js.map
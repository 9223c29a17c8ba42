import { Double, Timestamp } from 'bson';
import { isDoc } from '../values/bson.js';
import { compareValues, typeName } from '../values/compare.js';
import { badValue, typeMismatch } from '../values/errors.js';
import { add, integerResult, isNumeric, multiply, numericType, toInt64 } from '../values/number.js';
import { describe } from '../values/text.js';
import { REMOVED } from './operation.js';
/** `$set`, `$setOnInsert`. */
export function setTo(value) {
    return { missingParent: 'create', apply: () => value };
}
/** `$unset`. */
export const unset = {
    missingParent: 'ignore',
    apply: (current) => (current === undefined ? undefined : REMOVED),
};
/** `$inc` and `$mul`: exact in the wider BSON type; an int becomes a long, a long never overflows silently. */
export function arithmetic(operator, path, operand) {
    if (!isNumeric(operand)) {
        const verb = operator === '$inc' ? 'increment' : 'multiply';
        throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`);
    }
    return {
        missingParent: 'create',
        apply(current, place) {
            if (current === undefined)
                return operator === '$inc' ? operand : zeroLike(operand);
            if (!isNumeric(current))
                throw typeMismatch(`Cannot apply ${operator} to a value of non-numeric type. ${idOf(place)} has the field '${lastPart(place)}' of non-numeric type ${typeName(current)}`);
            const result = operator === '$inc' ? add(current, operand) : multiply(current, operand);
            if (result === undefined)
                throw badValue(`Failed to apply ${operator} operations to current value ((NumberLong)${describe(current)}) for document ${idOf(place)}`);
            return result;
        },
    };
}
function zeroLike(operand) {
    return numericType(operand) === 'double' ? new Double(0) : multiply(operand, 0);
}
/** `$min` and `$max`, in BSON's order across types. */
export function extreme(operator, value, env) {
    const wanted = operator === '$min' ? -1 : 1;
    return {
        missingParent: 'create',
        apply: (current) => current === undefined || Math.sign(compareValues(value, current, env.collation?.compare)) === wanted
            ? value
            : current,
    };
}
/** `$currentDate` with `true`, `{ $type: 'date' }` or `{ $type: 'timestamp' }`. */
export function currentDate(spec, env) {
    const type = typeof spec === 'boolean' ? 'date' : currentDateType(spec);
    const now = type === 'date' ? env.now : new Timestamp({ t: Math.floor(env.now.getTime() / 1000), i: 1 });
    return setTo(now);
}
function currentDateType(spec) {
    if (!isDoc(spec))
        throw badValue(`${typeName(spec)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`);
    const unknown = Object.keys(spec).find((key) => key !== '$type');
    if (unknown !== undefined)
        throw badValue(`Unrecognized $currentDate option: ${unknown}`);
    if (spec.$type !== 'date' && spec.$type !== 'timestamp')
        throw badValue("The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}");
    return spec.$type;
}
/** `$bit` with `and`, `or`, `xor` on integers; a missing field counts as 0. */
export function bitwise(spec) {
    if (!isDoc(spec))
        throw badValue(`The $bit modifier is not compatible with a ${typeName(spec)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`);
    const steps = Object.keys(spec).map((operator) => bitStep(operator, spec));
    if (steps.length === 0)
        throw badValue('You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}');
    return {
        missingParent: 'create',
        apply(current, place) {
            const start = current === undefined ? 0 : current;
            if (!isInteger(start))
                throw badValue(`Cannot apply $bit to a value of non-integral type.${idOf(place)} has the field ${lastPart(place)} of non-integer type ${typeName(start)}`);
            return steps.reduce((value, step) => step(value), start);
        },
    };
}
function bitStep(operator, spec) {
    const operand = spec[operator];
    if (operator !== 'and' && operator !== 'or' && operator !== 'xor')
        throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor', not '${operator}' which is an unknown operator: {${operator}: ${describe(operand)}}`);
    if (!isInteger(operand))
        throw badValue(`The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${operator}: ${describe(operand)}}`);
    const b = toInt64(operand);
    return (value) => {
        const a = toInt64(value);
        const bits = operator === 'and' ? a & b : operator === 'or' ? a | b : a ^ b;
        return integerResult(bits, numericType(value) === 'int' && numericType(operand) === 'int');
    };
}
function isInteger(v) {
    return isNumeric(v) && (numericType(v) === 'int' || numericType(v) === 'long');
}
function idOf(place) {
    return `{_id: ${describe(place.doc._id)}}`;
}
function lastPart(place) {
    return place.path.slice(place.path.lastIndexOf('.') + 1);
}
//# sourceMappingURL=field-operations.js.map
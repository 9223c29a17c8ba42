import { getField, isDoc, setField } from '../../values/bson.js';
import { typeName } from '../../values/compare.js';
import { location } from '../../values/errors.js';
import { compileNamed, eager, isNullish, namedFields } from '../operator.js';
const mergeObjects = eager(0, Infinity, (args) => {
    const list = args.length === 1 && Array.isArray(args[0]) ? args[0] : args;
    const merged = {};
    for (const value of list)
        mergeInto(merged, value);
    return merged;
});
/** Adds the fields of a document to another (`$mergeObjects`); null and missing add nothing. */
export function mergeInto(target, value) {
    if (isNullish(value))
        return;
    if (!isDoc(value))
        throw location(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const key of Object.keys(value))
        setField(target, key, value[key]);
}
const getFieldOperator = (argument, context) => {
    const isFull = isDoc(argument) && 'field' in argument;
    const fields = isFull ? namedFields('$getField', argument, ['field'], ['input']) : { field: argument };
    const field = fieldName('$getField', fields.field);
    const input = context.compile('input' in fields ? fields.input : '$$CURRENT');
    return (scope) => {
        const value = input(scope);
        if (isNullish(value))
            return value;
        return isDoc(value) ? getField(value, field) : undefined;
    };
};
const setFieldOperator = (argument, context, name) => {
    const required = name === '$setField' ? ['field', 'input', 'value'] : ['field', 'input'];
    const fields = namedFields(name, argument, required, []);
    const field = fieldName(name, fields.field);
    const { input, value } = compileNamed(name, { ...fields, value: fields.value ?? null }, context, [
        'field',
        'input',
        'value',
    ]);
    const isRemoval = name === '$unsetField' || fields.value === '$$REMOVE';
    return (scope) => {
        const doc = input?.(scope);
        if (isNullish(doc))
            return null;
        if (!isDoc(doc))
            throw location(4161105, `${name} requires 'input' to evaluate to type Object`);
        const copy = { ...doc };
        if (isRemoval)
            delete copy[field];
        else
            setField(copy, field, value?.(scope));
        return copy;
    };
};
function fieldName(name, field) {
    const literal = isDoc(field) && '$literal' in field ? field.$literal : field;
    if (typeof literal !== 'string')
        throw location(5654601, `${name} requires 'field' to evaluate to a constant String`);
    return literal;
}
/** Operators on documents. */
export const objectOperators = {
    $mergeObjects: mergeObjects,
    $getField: getFieldOperator,
    $setField: setFieldOperator,
    $unsetField: setFieldOperator,
};
//# sourceMappingURL=objects.js.map
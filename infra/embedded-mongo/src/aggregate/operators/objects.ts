import { type Doc, fieldsOf, getField, isDoc, removeField, setField, type Value } from '../../values/bson.js';
import { check, checkType, namedFields } from '../check.js';
import { eager, isNullish, type Operator, unary } from '../operator.js';

/** Adds the fields of a document to another (`$mergeObjects`); null and missing add nothing. */
export function mergeInto(target: Doc, value: Value): void {
  if (isNullish(value)) return;
  checkType(isDoc(value), 40400, '$mergeObjects requires object inputs', value);
  for (const key of Object.keys(value)) setField(target, key, value[key]);
}

/** The name of a field which is fixed when the expression is compiled. */
function fieldName(name: string, given: Value): string {
  const field = isDoc(given) && '$literal' in given ? given.$literal : given;
  checkType(typeof field === 'string', 5654601, `${name} requires 'field' to evaluate to a constant String`, field);
  return field;
}

/** Operators on documents. */
export const objectOperators: Record<string, Operator> = {
  $getField: (argument, context, name) => {
    const isFull = isDoc(argument) && 'field' in argument;
    const fields: Doc = isFull ? namedFields(name, argument, 'field input?') : { field: argument };
    const field = fieldName(name, fields.field);
    const input = context.compile('input' in fields ? fields.input : '$$CURRENT');
    return (scope) => {
      const value = input(scope);
      if (isDoc(value)) return getField(value, field);
      return value === null ? null : undefined;
    };
  },
  $setField: (argument, context, name) => {
    const fields = namedFields(name, argument, 'field input value');
    const field = fieldName(name, fields.field);
    const input = context.compile(fields.input);
    const value = context.compile(fields.value);
    return (scope) => {
      const doc = input(scope);
      if (isNullish(doc)) return null;
      checkType(isDoc(doc), 4161105, `${name} requires 'input' to evaluate to type Object`, doc);
      const copy = { ...doc };
      const content = value(scope);
      if (content === undefined) removeField(copy, field);
      else setField(copy, field, content);
      return copy;
    };
  },
  $mergeObjects: eager(0, Infinity, (args) => {
    const merged: Doc = {};
    for (const value of args.length === 1 && Array.isArray(args[0]) ? args[0] : args) mergeInto(merged, value);
    return merged;
  }),
  $objectToArray: unary((value, { name }) => {
    checkType(isDoc(value), 40390, `${name} requires a document input`, value);
    return fieldsOf(value).map(([k, v]) => ({ k, v }));
  }),
  $arrayToObject: unary((value, { name }) => {
    checkType(Array.isArray(value), 40386, `${name} requires an array`, value);
    const out: Doc = {};
    for (const entry of value) {
      const [key, content] = Array.isArray(entry) ? entry : isDoc(entry) ? [entry.k, entry.v] : [];
      check(typeof key === 'string', 40394, `${name} requires key-value pairs, where the key must be of type string`);
      setField(out, key, content);
    }
    return out;
  }),
};

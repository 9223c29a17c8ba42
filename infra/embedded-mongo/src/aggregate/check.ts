import { type Doc, fieldNames, isDoc, type Value } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { MongoError } from '../values/errors.js';

/** Refuses what is not so. @throws MongoError `code` */
export function check(isSo: unknown, code: number, message: string): asserts isSo {
  if (!isSo) throw new MongoError(code, message);
}

/** Refuses a value for its type, which the message ends with. @throws MongoError `code` */
export function checkType(isSo: unknown, code: number, message: string, value: Value): asserts isSo {
  if (!isSo) throw new MongoError(code, `${message}, found: ${typeOf(value)}`);
}

/** BSON type name as the operator `$type` gives it. */
export function typeOf(value: Value): string {
  return value === undefined ? 'missing' : typeName(value);
}

/**
 * The named arguments of an operator or stage. `signature` lists them, e.g. `'input cond as? limit?'`.
 * @throws MongoError `unknown` or `missing` for wrong names, 9 for what is no document
 */
export function namedFields(name: string, given: Value, signature: string, unknown = 9, missing = 9): Doc {
  checkType(isDoc(given), 9, `${name} only supports an object as its argument`, given);
  const known = new Map(signature.split(' ').map((field) => [field.replace('?', ''), field.endsWith('?')]));
  for (const key of fieldNames(given))
    check(known.has(key), unknown, `BSON field '${name}.${key}' is an unknown field.`);
  for (const [key, isOptional] of known)
    check(isOptional || key in given, missing, `BSON field '${name}.${key}' is missing but a required field`);
  return given;
}

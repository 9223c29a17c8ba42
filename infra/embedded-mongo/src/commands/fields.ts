import { type Doc, isDoc, nameOf, type Value } from '../values/bson.js';
import { typeName } from '../values/compare.js';
import { badValue, MongoError, notImplemented, typeMismatch } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';

/** What the fields of a command may be, and how MongoDB calls that. */
const TYPES: Record<string, [allows: (v: Value) => boolean, name: string]> = {
  any: [() => true, ''],
  object: [isDoc, "'object'"],
  array: [Array.isArray, "'array'"],
  string: [(v) => typeof v === 'string', "'string'"],
  bool: [(v) => typeof v === 'boolean' || isNumeric(v), "'[bool, long, int, decimal, double']"],
  number: [isNumeric, "'[long, int, decimal, double]'"],
  'string/object': [(v) => isDoc(v) || typeof v === 'string', "'[string, object]'"],
  'object/array': [(v) => isDoc(v) || Array.isArray(v), "'[object, array]'"],
  // MongoDB has it, this server only accepts it switched off.
  unavailable: [(v) => v === false || isEmpty(v) || (isNumeric(v) && toNumber(v) === 0), ''],
};

/** The fields of a command, or of a document in it. */
export type Fields = Record<string, { type: string; required: boolean }>;

/** Reads declarations of fields: `type: names; type: names`, with `!` behind the name of a required field. */
export function fieldsOf(text: string): Fields {
  const fields: Fields = {};
  for (const group of text.split(';')) {
    const [type = '', names = ''] = group.split(':').map((part) => part.trim());
    if (!(type in TYPES)) throw new Error(`unknown type of fields: ${type}`);
    for (const name of names.split(/\s+/)) fields[name.replace('!', '')] = { type, required: name.endsWith('!') };
  }
  return fields;
}

/**
 * Checks a command, or a document in it such as one element of `updates`.
 * @param own the command's name as the client wrote it, whose value is checked elsewhere
 * @throws MongoError 40415 unknown field, 14 wrong type, 40414 missing field, 238 not available
 */
export function checkFields(path: string, doc: Value, fields: Fields, own?: string): Doc {
  if (!isDoc(doc)) throw wrongType(path, doc, 'object');
  for (const key of Object.keys(doc)) {
    if (key === own) continue;
    const type = fields[key]?.type;
    if (!type) throw new MongoError(40415, `BSON field '${path}.${nameOf(key)}' is an unknown field.`);
    const value = doc[key];
    if (value === undefined || value === null || TYPES[type]?.[0](value)) continue;
    throw type === 'unavailable' ? notImplemented(`'${path}.${key}'`) : wrongType(`${path}.${key}`, value, type);
  }
  for (const key of Object.keys(fields))
    if (fields[key]?.required && (doc[key] === undefined || doc[key] === null))
      throw new MongoError(40414, `BSON field '${path}.${key}' is missing but a required field`);
  return doc;
}

function wrongType(path: string, v: Value, type: string): MongoError {
  const expected = TYPES[type]?.[1];
  return typeMismatch(`BSON field '${path}' is the wrong type '${typeName(v)}', expected type ${expected}`);
}

/** A whole number that may not be negative; `undefined` if absent. */
export function wholeNumber(v: Value, name: string): number | undefined {
  if (v === undefined || v === null) return undefined;
  if (!isNumeric(v)) throw wrongType(name, v, 'number');
  const n = Math.trunc(toNumber(v));
  if (n < 0) throw badValue(`BSON field '${name}' value must be >= 0, actual value '${n}'`);
  return n;
}

/** A document that is empty when absent. */
export function documentOr(v: Value): Doc {
  return isDoc(v) ? v : {};
}

/** True for a document without fields: how drivers leave out a hint or a sort. */
export function isEmpty(v: Value): boolean {
  return isDoc(v) && Object.keys(v).length === 0;
}

/** A document without the fields that are `undefined`. */
export function defined(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
}

import type { Binary, BSONRegExp, BSONSymbol, Timestamp } from 'bson';
import { isNumeric, type Numeric, toNumber } from './number.js';
import { bsonTag, fieldsOf, isDoc, type Value } from './value.js';

/** A value as MongoDB's shell-like text in error messages: `{ a: 1, b: "x" }`, `ObjectId('…')`, `new Date(0)`. */
export function describe(v: Value): string {
  if (typeof v === 'string') return `"${v}"`;
  if (Array.isArray(v)) return v.length === 0 ? '[]' : `[ ${v.map(describe).join(', ')} ]`;
  if (v instanceof Date) return `new Date(${v.getTime()})`;
  if (isNumeric(v)) return describeNumber(v);
  if (isDoc(v)) {
    const fields = fieldsOf(v).map(([name, value]) => `${name}: ${describe(value)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  switch (bsonTag(v)) {
    case 'ObjectId':
      return `ObjectId('${v}')`;
    case 'Binary':
      return `BinData(${(v as Binary).sub_type}, ${(v as Binary).toString('hex').toUpperCase()})`;
    case 'BSONRegExp':
      return `/${(v as BSONRegExp).pattern}/${(v as BSONRegExp).options}`;
    case 'BSONSymbol':
      return `"${(v as BSONSymbol).value}"`;
    case 'Timestamp':
      return `Timestamp(${(v as Timestamp).t}, ${(v as Timestamp).i})`;
    default:
      return bsonTag(v) ?? String(v);
  }
}

function describeNumber(n: Numeric): string {
  if (typeof n === 'number' || n._bsontype === 'Long') return String(n);
  return n._bsontype === 'Double' ? n.value.toFixed(1) : `NumberDecimal("${n}")`;
}

/** MongoDB's truth: false for missing, null, false and zero; true for everything else. */
export function isTruthy(v: Value): boolean {
  if (v === undefined || v === null || v === false) return false;
  return !isNumeric(v) || toNumber(v) !== 0;
}

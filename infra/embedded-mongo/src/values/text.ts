import type { Binary, BSONRegExp, Decimal128, Long, ObjectId, Timestamp } from 'bson';
import { isNumeric, numericType, toNumber } from './number.js';
import { bsonTag, isDoc, type Value } from './value.js';

/** A value as MongoDB's shell-like text in error messages: `{ a: 1, b: "x" }`, `ObjectId('…')`, `new Date(0)`. */
export function describe(v: Value): string {
  if (v === undefined) return 'undefined';
  if (v === null || typeof v === 'boolean') return String(v);
  if (typeof v === 'string') return `"${v}"`;
  if (Array.isArray(v)) return v.length === 0 ? '[]' : `[ ${v.map(describe).join(', ')} ]`;
  if (v instanceof Date) return `new Date(${v.getTime()})`;
  if (isDoc(v)) {
    const fields = Object.keys(v).map((key) => `${key}: ${describe(v[key])}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (isNumeric(v)) return describeNumber(v);
  switch (bsonTag(v)) {
    case 'ObjectId':
      return `ObjectId('${(v as ObjectId).toHexString()}')`;
    case 'Binary':
      return `BinData(${(v as Binary).sub_type}, ${Buffer.from((v as Binary).value())
        .toString('hex')
        .toUpperCase()})`;
    case 'BSONRegExp':
      return `/${(v as BSONRegExp).pattern}/${(v as BSONRegExp).options}`;
    case 'Timestamp':
      return `Timestamp(${(v as Timestamp).t}, ${(v as Timestamp).i})`;
    default:
      return bsonTag(v) ?? typeof v;
  }
}

function describeNumber(v: Parameters<typeof numericType>[0]): string {
  const type = numericType(v);
  if (type === 'decimal') return `NumberDecimal("${(v as Decimal128).toString()}")`;
  if (type === 'long') return (v as Long).toString();
  const n = toNumber(v);
  return type === 'double' && Number.isInteger(n) ? n.toFixed(1) : String(n);
}

/** MongoDB's truth: false for missing, null, false and zero; true for everything else. */
export function isTruthy(v: Value): boolean {
  if (v === undefined || v === null || v === false) return false;
  return !isNumeric(v) || toNumber(v) !== 0;
}

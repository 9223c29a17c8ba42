import type { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { encode, nameOf } from './bson.js';
import { compareNumbers, numericType } from './number.js';
import { bsonTag, type Doc, isDoc, type Value } from './value.js';

/** Compares two strings; absent = by UTF-8 bytes. */
export type StringOrder = (a: string, b: string) => number;

/** Every BSON type: its name, its number, its place in the order of comparison, the `bson` class that holds it. */
const TYPES: [name: string, number: number, rank: number, tag?: string][] = [
  ['minKey', -1, -1, 'MinKey'],
  ['undefined', 6, 5],
  ['null', 10, 5],
  ['int', 16, 10],
  ['double', 1, 10, 'Double'],
  ['long', 18, 10, 'Long'],
  ['decimal', 19, 10, 'Decimal128'],
  ['symbol', 14, 15, 'BSONSymbol'],
  ['string', 2, 15],
  ['object', 3, 20],
  ['array', 4, 25],
  ['binData', 5, 30, 'Binary'],
  ['objectId', 7, 35, 'ObjectId'],
  ['bool', 8, 40],
  ['date', 9, 45],
  ['timestamp', 17, 47, 'Timestamp'],
  ['regex', 11, 50, 'BSONRegExp'],
  ['dbPointer', 12, 55],
  ['javascript', 13, 60, 'Code'],
  ['javascriptWithScope', 15, 65],
  ['maxKey', 127, 127, 'MaxKey'],
];
const ALIASES = new Map(
  TYPES.flatMap(([name, number]): [string | number, string][] => [
    [name, name],
    [number, name],
  ]),
);
const RANKS = new Map(TYPES.map(([name, , rank]) => [name, rank]));
const TAGGED = new Map(TYPES.map(([name, , , tag]) => [tag, name]));

/** BSON type name as `$type` gives it: 'int', 'string', 'objectId', … */
export function typeName(v: Value): string {
  if (typeof v === 'number') return numericType(v);
  if (typeof v === 'boolean') return 'bool';
  if (typeof v !== 'object') return typeof v;
  if (v === null) return 'null';
  if (Array.isArray(v)) return 'array';
  if (v instanceof Date) return 'date';
  const tag = bsonTag(v);
  if (tag === undefined) return 'object';
  return tag === 'Code' && (v as Code).scope ? 'javascriptWithScope' : (TAGGED.get(tag) ?? 'object');
}

/** The name of a BSON type given by name or number, `undefined` for an unknown one. */
export function typeNameOf(alias: string | number): string | undefined {
  return ALIASES.get(alias);
}

/** Place of a value's type in BSON's order; values of one rank are comparable (null and missing are one, all numbers are one). */
export function typeRank(v: Value): number {
  if (typeof v === 'string') return 15;
  if (typeof v === 'number') return 10;
  return RANKS.get(typeName(v)) as number;
}

/** BSON's total order: -1, 0 or 1. Missing (`undefined`) equals null. */
export function compareValues(a: Value, b: Value, strings: StringOrder = compareStrings): number {
  if (typeof a === 'string' && typeof b === 'string') return strings(a, b);
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  const rank = typeRank(a);
  const other = typeRank(b);
  if (rank !== other) return sign(rank - other);
  return CONTENT_ORDERS[rank]?.(a as never, b as never, strings) ?? 0;
}

/** How two values of one rank compare; null, minKey and maxKey are one value each. */
const CONTENT_ORDERS: Record<number, (a: never, b: never, strings: StringOrder) => number> = {
  10: compareNumbers,
  15: (a: string | BSONSymbol, b: string | BSONSymbol, strings) => strings(String(a), String(b)),
  20: compareDocs,
  25: compareArrays,
  30: (a: Binary, b: Binary) =>
    sign(a.position - b.position) || sign(a.sub_type - b.sub_type) || Buffer.compare(a.value(), b.value()),
  35: (a: ObjectId, b: ObjectId) => Buffer.compare(a.id, b.id),
  40: (a: boolean, b: boolean) => sign(Number(a) - Number(b)),
  45: (a: Date, b: Date) => sign(a.getTime() - b.getTime()),
  47: (a: Timestamp, b: Timestamp) => a.compare(b),
  50: (a: BSONRegExp, b: BSONRegExp) => compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options),
  60: (a: Code, b: Code) => compareStrings(a.code, b.code),
  65: (a: Code, b: Code, strings) =>
    compareStrings(a.code, b.code) || compareDocs(a.scope as Doc, b.scope as Doc, strings),
};

/** True if two values are equal in BSON's order (5 = NumberLong(5) = 5.0; field order matters in documents). */
export function equalValues(a: Value, b: Value, strings?: StringOrder): boolean {
  return a === b || compareValues(a, b, strings) === 0;
}

/** True if two values are the same BSON: like `equalValues` but 5 and 5.0, or null and missing, differ. */
export function identicalValues(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (typeName(a) !== typeName(b) || typeof a !== 'object') return false;
  if (Array.isArray(a)) return identicalArrays(a, b as Value[]);
  if (isDoc(a))
    return (
      identicalArrays(Object.keys(a), Object.keys(b as Doc)) &&
      identicalArrays(Object.values(a), Object.values(b as Doc))
    );
  return Buffer.compare(encode({ a }), encode({ a: b })) === 0;
}

function identicalArrays(a: Value[], b: Value[]): boolean {
  return a.length === b.length && a.every((v, i) => identicalValues(v, b[i]));
}

/** Order of two strings by their UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // Surrogates stand for code points above the whole basic plane, where UTF-16 order and UTF-8 order differ.
    const isHigh = x >= 0xd800 && x <= 0xdfff;
    if (isHigh !== (y >= 0xd800 && y <= 0xdfff)) return isHigh ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return sign(a.length - b.length);
}

/** Field by field: the type, then the name, then the value. */
function compareDocs(a: Doc, b: Doc, strings: StringOrder): number {
  const names = Object.keys(a);
  const others = Object.keys(b);
  const length = Math.min(names.length, others.length);
  for (let i = 0; i < length; i++) {
    const name = names[i] as string;
    const other = others[i] as string;
    const order =
      sign(typeRank(a[name]) - typeRank(b[other])) ||
      (name === other ? 0 : compareStrings(nameOf(name), nameOf(other))) ||
      compareValues(a[name], b[other], strings);
    if (order !== 0) return order;
  }
  return sign(names.length - others.length);
}

function compareArrays(a: Value[], b: Value[], strings: StringOrder): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i], b[i], strings);
    if (order !== 0) return order;
  }
  return sign(a.length - b.length);
}

/** As `Math.sign`, but never -0 or NaN. */
function sign(n: number): number {
  return n < 0 ? -1 : n > 0 ? 1 : 0;
}

import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Long, ObjectId, Timestamp } from 'bson';
import { bsonTag, type Doc, nameOf, type Value } from '../values/bson.js';
import { compareValues, typeRank } from '../values/compare.js';
import { type Numeric, toNumber } from '../values/number.js';

/**
 * Values as bytes that compare like the values (`compareValues`). Each encoding ends by itself, so that the fields of a compound
 * index can follow one another; descending fields have every bit turned round.
 */

/** Longest encoding of one field in an index key; longer ones keep their first bytes and a SHA-256 of the whole. */
const FIELD_LIMIT = 400;
const HASH_BYTES = 32;
/** LMDB refuses keys of more than 1978 bytes; some are needed for prefix and record id. */
const KEY_LIMIT = 1900;

/** Stands for an empty array, which sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');
/** What an index stores for a field. */
export type KeyValue = Value | typeof EMPTY_ARRAY;

/** First byte of the encoding of a value: its place in BSON's order of types. */
export function typeTag(v: KeyValue): number {
  return v === EMPTY_ARRAY ? 4 : typeRank(v) + 2;
}

/** The largest number of bytes a field may take in an index with this many fields. */
export function fieldLimit(fields: number): number {
  return Math.min(FIELD_LIMIT, Math.floor(KEY_LIMIT / fields));
}

/** The bytes of an over-long value that are stored as they are, and so in order. */
export function exactBytes(limit: number): number {
  return limit - HASH_BYTES;
}

let buffer = Buffer.allocUnsafe(4096);
let at = 0;

/** The whole ascending encoding of one value. */
export function encodeKey(v: KeyValue): Buffer {
  at = 0;
  value(v);
  return written();
}

/** The encoding of one field as an ascending index stores it. */
export function encodeField(v: KeyValue, limit: number): Buffer {
  at = 0;
  field(v, false, limit);
  return written();
}

/** An index key, without record id. @returns `long`: some value was too long and had to be shortened */
export function encodeFields(
  prefix: Buffer,
  values: KeyValue[],
  fields: readonly { descending: boolean }[],
): { key: Buffer; long: boolean } {
  at = 0;
  raw(prefix);
  const limit = fieldLimit(fields.length);
  let long = false;
  for (let i = 0; i < fields.length; i++) long = field(values[i], fields[i]?.descending === true, limit) || long;
  return { key: written(), long };
}

function written(): Buffer {
  return Buffer.from(buffer.subarray(0, at));
}

function field(v: KeyValue, descending: boolean, limit: number): boolean {
  const start = at;
  value(v);
  const long = at - start > limit;
  if (long) {
    const hash = createHash('sha256').update(buffer.subarray(start, at)).digest();
    at = start + exactBytes(limit);
    raw(hash);
  }
  if (descending) invert(start);
  return long;
}

function value(v: KeyValue): void {
  byte(typeTag(v));
  if (v !== EMPTY_ARRAY) content(v);
}

function content(v: Value): void {
  const rank = typeRank(v);
  if (rank === 10) number(v as Numeric);
  else if (rank === 15) text(typeof v === 'string' ? v : (v as BSONSymbol).value);
  else if (rank === 20) document(v as Doc);
  else if (rank === 25) array(v as Value[]);
  else if (rank === 30) binary(v as Binary);
  else if (rank === 35) raw((v as ObjectId).id);
  else if (rank === 40) byte(v ? 1 : 0);
  else if (rank === 45)
    double((v as Date).getTime()); // a date's milliseconds are exact in it
  else if (rank === 47) uint32((v as Timestamp).t, (v as Timestamp).i);
  else if (rank === 50) text((v as BSONRegExp).pattern, (v as BSONRegExp).options);
  else if (rank === 60 || rank === 65) {
    text((v as Code).code);
    document(((v as Code).scope ?? {}) as Doc);
  }
}

function array(elements: Value[]): void {
  for (const element of elements) {
    byte(1);
    value(element);
  }
  byte(0);
}

/** As documents compare: type, name, value of each field in turn. */
function document(doc: Doc): void {
  for (const key of Object.keys(doc)) {
    byte(1);
    byte(typeTag(doc[key]));
    text(nameOf(key));
    content(doc[key]);
  }
  byte(0);
}

/** UTF-8, ended by two zero bytes; a zero byte inside is followed by 255. */
function text(...strings: string[]): void {
  for (const s of strings) {
    reserve(s.length * 3);
    if (!s.includes('\0')) at += buffer.write(s, at);
    else for (const b of Buffer.from(s)) raw(b === 0 ? [0, 255] : [b]);
    raw([0, 0]);
  }
}

/** Length, subtype, content. */
function binary(v: Binary): void {
  const bytes = v.value();
  uint32(bytes.length);
  byte(v.sub_type);
  raw(bytes);
}

/** The nearest double, then how the exact value differs from it (0 less, 1 equal, 2 more) and, if it does, its digits. */
function number(v: Numeric): void {
  const n = toNumber(v);
  double(n);
  const tag = typeof v === 'number' ? undefined : bsonTag(v);
  const difference = !Number.isNaN(n) && (tag === 'Long' || tag === 'Decimal128') ? compareValues(v, n) : 0;
  byte(1 + Math.sign(difference));
  if (difference !== 0) digits((v as Long | Decimal128).toString());
}

/** NaN is the smallest, -0 is 0. */
function double(n: number): void {
  reserve(8);
  const start = at;
  at += 8;
  if (Number.isNaN(n)) return void buffer.fill(0, start, at);
  buffer.writeDoubleBE(n === 0 ? 0 : n, start);
  const first = buffer[start] as number;
  if (first & 0x80) invert(start);
  else buffer[start] = first | 0x80;
}

/** A decimal as exponent and digits; all values written with one double before them have the same sign. */
function digits(decimal: string): void {
  const [, sign, whole = '', fraction = '', power] = /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(decimal) ?? [];
  const significant = `${whole}${fraction}`.replace(/^0+/, '');
  const start = at;
  uint32(significant.length - fraction.length + Number(power ?? 0) + 0x8000);
  raw(Buffer.from(significant.replace(/0+$/, '')));
  byte(0);
  if (sign) invert(start);
}

function uint32(...numbers: number[]): void {
  reserve(4 * numbers.length);
  for (const n of numbers) at = buffer.writeUInt32BE(n, at);
}

function raw(bytes: ArrayLike<number>): void {
  reserve(bytes.length);
  buffer.set(bytes, at);
  at += bytes.length;
}

function byte(b: number): void {
  reserve(1);
  buffer[at++] = b;
}

function invert(start: number): void {
  for (let i = start; i < at; i++) buffer[i] = (buffer[i] as number) ^ 255;
}

function reserve(bytes: number): void {
  if (at + bytes <= buffer.length) return;
  const grown = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes));
  grown.set(buffer.subarray(0, at));
  buffer = grown;
}

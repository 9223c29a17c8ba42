import * as bson from 'bson';
import { MongoError } from './errors.js';
import { double } from './number.js';
import { type Doc, keyOf, type Value } from './value.js';

const MAX_DEPTH = 200;
const MIN_KEY = new bson.MinKey();
const MAX_KEY = new bson.MaxKey();

/**
 * Reads BSON into `Value`s, all fields of the document or `only` some. Unlike the driver's reader it keeps integral doubles and longs apart from int32,
 * leaves `{ $ref, $id }` an ordinary document, and makes no intermediate objects: whole collections are read with it.
 * @throws MongoError 22 (InvalidBSON) when the bytes are not one whole document.
 */
export function decode(bytes: Uint8Array, only?: ReadonlySet<string>): Doc {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = new Reader(buffer);
  try {
    const doc = only ? reader.part(only) : reader.document(0);
    if (reader.at !== buffer.length) throw new RangeError('bytes after the end of the document');
    return doc;
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(22, `invalid BSON: ${(error as Error).message}`);
  }
}

/** How the values of each element type are read. */
const READERS: ((reader: Reader, depth: number) => Value)[] = [];
READERS[0x01] = (r) => double(r.double());
READERS[0x02] = (r) => r.string();
READERS[0x03] = (r, depth) => r.document(depth + 1);
READERS[0x04] = (r, depth) => r.array(depth + 1);
READERS[0x05] = (r) => r.binary();
READERS[0x06] = () => null;
READERS[0x07] = (r) => new bson.ObjectId(r.bytes(12));
READERS[0x08] = (r) => r.byte() !== 0;
READERS[0x09] = (r) => r.date();
READERS[0x0a] = () => null;
READERS[0x0b] = (r) => new bson.BSONRegExp(r.name(), r.name());
READERS[0x0c] = (r) => ({ $ref: r.string(), $id: new bson.ObjectId(r.bytes(12)) });
READERS[0x0d] = (r) => new bson.Code(r.string());
READERS[0x0e] = (r) => new bson.BSONSymbol(r.string());
READERS[0x0f] = (r, depth) => r.codeWithScope(depth + 1);
READERS[0x10] = (r) => r.int32();
READERS[0x11] = (r) => new bson.Timestamp(r.long());
READERS[0x12] = (r) => r.long();
READERS[0x13] = (r) => new bson.Decimal128(r.bytes(16));
READERS[0x7f] = () => MAX_KEY;
READERS[0xff] = () => MIN_KEY;

/** Bytes of the values that always have the same length. */
const LENGTHS: Readonly<Record<number, number>> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};
const TEXTS = [0x02, 0x0d, 0x0e];
/** Arrays, documents and code with a scope: their length counts itself. */
const WHOLES = [0x03, 0x04, 0x0f];

/** Field names repeat: the last ones seen are found by their bytes instead of being made again. */
const names: (string | undefined)[] = new Array(4096);
const LONGEST_KEPT = 64;

class Reader {
  at = 0;

  constructor(private readonly buffer: Buffer) {}

  document(depth: number): Doc {
    const doc: Doc = {};
    this.elements(depth, (type) => {
      const key = keyOf(this.name());
      doc[key] = this.value(type, depth);
    });
    return doc;
  }

  /** Some fields of a document; the others are passed over. */
  part(only: ReadonlySet<string>): Doc {
    const doc: Doc = {};
    this.elements(0, (type) => {
      const name = this.name();
      if (only.has(name)) doc[keyOf(name)] = this.value(type, 0);
      else this.pass(type);
    });
    return doc;
  }

  array(depth: number): Value[] {
    const array: Value[] = [];
    this.elements(depth, (type) => {
      this.at = this.buffer.indexOf(0, this.at) + 1;
      array.push(this.value(type, depth));
    });
    return array;
  }

  private elements(depth: number, read: (type: number) => void): void {
    if (depth > MAX_DEPTH) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
    const end = this.at + this.int32();
    for (let type = this.byte(); type !== 0; type = this.byte()) read(type);
    if (this.at !== end) throw new RangeError('document length does not match its fields');
  }

  private value(type: number, depth: number): Value {
    const read = READERS[type];
    if (!read) throw new RangeError(`unknown element type ${type}`);
    return read(this, depth);
  }

  /** Goes on behind a value. */
  private pass(type: number): void {
    const length = LENGTHS[type];
    if (length !== undefined) this.skip(length);
    else if (TEXTS.includes(type)) this.skip(this.int32());
    else if (WHOLES.includes(type)) this.skip(this.int32() - 4);
    else this.value(type, 0);
  }

  double(): number {
    return this.buffer.readDoubleLE(this.skip(8));
  }

  long(): bson.Long {
    const low = this.int32();
    return new bson.Long(low, this.int32());
  }

  date(): Date {
    const date = new Date(Number(this.buffer.readBigInt64LE(this.skip(8))));
    if (Number.isNaN(date.getTime())) throw new RangeError('dates beyond ±270,000 years are not available');
    return date;
  }

  binary(): bson.Binary {
    let size = this.int32();
    const subtype = this.byte();
    if (subtype === bson.Binary.SUBTYPE_BYTE_ARRAY) size = this.int32();
    return new bson.Binary(this.bytes(size), subtype);
  }

  codeWithScope(depth: number): bson.Code {
    this.skip(4);
    return new bson.Code(this.string(), this.document(depth));
  }

  string(): string {
    const size = this.int32();
    if (size < 1) throw new RangeError('wrong string length');
    const start = this.skip(size);
    return this.buffer.toString('utf8', start, start + size - 1);
  }

  name(): string {
    const { buffer, at: start } = this;
    let end = start;
    let hash = 0;
    let high = 0;
    for (let byte = buffer[end]; byte !== 0; byte = buffer[++end]) {
      if (byte === undefined) throw new RangeError('unterminated name');
      hash = (hash * 31 + byte) | 0;
      high |= byte;
    }
    this.at = end + 1;
    if (high > 0x7f || end - start > LONGEST_KEPT) return buffer.toString('utf8', start, end);
    const slot = hash & (names.length - 1);
    if (!this.isText(names[slot], start, end)) names[slot] = buffer.toString('latin1', start, end);
    return names[slot] as string;
  }

  private isText(text: string | undefined, start: number, end: number): boolean {
    if (text?.length !== end - start) return false;
    for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== this.buffer[start + i]) return false;
    return true;
  }

  /** A copy: the value may outlive the network buffer or the storage page it was read from. */
  bytes(size: number): Uint8Array {
    const start = this.skip(size);
    return Uint8Array.prototype.slice.call(this.buffer, start, start + size);
  }

  int32(): number {
    return this.buffer.readInt32LE(this.skip(4));
  }

  byte(): number {
    return this.buffer[this.skip(1)] as number;
  }

  private skip(size: number): number {
    const start = this.at;
    if (size < 0 || start + size > this.buffer.length) throw new RangeError('value runs past the end');
    this.at = start + size;
    return start;
  }
}

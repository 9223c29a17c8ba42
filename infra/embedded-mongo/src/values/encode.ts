import type {
  Binary,
  BSONRegExp,
  BSONSymbol,
  BSONValue,
  Code,
  Decimal128,
  Double,
  Long,
  ObjectId,
  Timestamp,
} from 'bson';
import { badValue, documentTooLarge } from './errors.js';
import { isInt32 } from './number.js';
import { bsonTag, type Doc, MAX_INTERNAL_BYTES, nameOf, type Value } from './value.js';

/** Grows as needed and is used again: encoding never waits for anything. */
let buffer = Buffer.allocUnsafe(64 * 1024);
let at = 0;
const SHORT = 32;

/**
 * BSON bytes of a document; the inverse of `decode`. Missing values (`undefined`) are left out, in arrays they are null.
 * @throws MongoError 10334 if larger than 16 MB (plus the 16 KB the server allows itself), 2 for a value that is not BSON.
 */
export function encode(doc: Doc): Uint8Array {
  at = 0;
  writeDocument(doc);
  if (at > MAX_INTERNAL_BYTES) throw documentTooLarge(at);
  return new Uint8Array(buffer.subarray(0, at));
}

/** Makes room for some bytes. Much larger documents than allowed are not written to their end. */
function room(bytes: number): void {
  if (at + bytes <= buffer.length) return;
  if (at + bytes > 4 * MAX_INTERNAL_BYTES) throw documentTooLarge(at + bytes);
  const larger = Buffer.allocUnsafe(2 * (at + bytes));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
}

function writeDocument(doc: Doc): void {
  const start = beginDocument();
  for (const key in doc) if (doc[key] !== undefined) writeElement(nameOf(key), doc[key]);
  endDocument(start);
}

function writeArray(array: Value[]): void {
  const start = beginDocument();
  for (let i = 0; i < array.length; i++) writeElement(String(i), array[i]);
  endDocument(start);
}

function beginDocument(): number {
  room(4);
  at += 4;
  return at - 4;
}

function endDocument(start: number): void {
  writeByte(0);
  buffer.writeInt32LE(at - start, start);
}

function writeElement(name: string, value: Value): void {
  const type = at;
  writeByte(0);
  writeName(name);
  const element = writeValue(value);
  buffer[type] = element;
}

/** Writes a value. @returns its element type */
function writeValue(value: Value): number {
  switch (typeof value) {
    case 'string':
      writeString(value);
      return 0x02;
    case 'number':
      if (!isInt32(value)) return writeDouble(value);
      writeInt32(value);
      return 0x10;
    case 'boolean':
      writeByte(value ? 1 : 0);
      return 0x08;
    case 'object':
      return writeObject(value);
    case 'undefined':
      return 0x0a;
    default:
      throw badValue(`a value that cannot be written as BSON: ${typeof value}`);
  }
}

function writeObject(value: Exclude<Value, undefined>): number {
  if (value === null) return 0x0a;
  if (Array.isArray(value)) {
    writeArray(value);
    return 0x04;
  }
  if (value instanceof Date) {
    room(8);
    at = buffer.writeBigInt64LE(BigInt(value.getTime()), at);
    return 0x09;
  }
  const tag = bsonTag(value);
  if (tag === undefined) {
    writeDocument(value as Doc);
    return 0x03;
  }
  const write = WRITERS[tag];
  if (!write) throw badValue(`a value that cannot be written as BSON: ${tag}`);
  return write(value as never);
}

/** How the classes of the `bson` package are written; each gives its element type. */
const WRITERS: Record<string, (value: never) => number> = {
  Double: ({ value }: Double) => writeDouble(value),
  Long: (value: Long) => writeLong(value, 0x12),
  Timestamp: (value: Timestamp) => writeLong(value, 0x11),
  ObjectId: ({ id }: ObjectId) => writeBytes(id, 0x07),
  Decimal128: ({ bytes }: Decimal128) => writeBytes(bytes, 0x13),
  Binary: (value: Binary) => writeBinary(value),
  BSONRegExp: ({ pattern, options }: BSONRegExp) => {
    writeName(pattern);
    writeName(options);
    return 0x0b;
  },
  BSONSymbol: ({ value }: BSONSymbol) => {
    writeString(value);
    return 0x0e;
  },
  Code: (value: Code) => writeCode(value),
  MinKey: (_: BSONValue) => 0xff,
  MaxKey: (_: BSONValue) => 0x7f,
};

function writeDouble(n: number): number {
  room(8);
  at = buffer.writeDoubleLE(n, at);
  return 0x01;
}

function writeLong({ low, high }: Pick<Long, 'low' | 'high'>, type: number): number {
  writeInt32(low);
  writeInt32(high);
  return type;
}

function writeBinary(value: Binary): number {
  const bytes = value.value();
  const isOld = value.sub_type === 2; // has its length twice
  writeInt32(bytes.length + (isOld ? 4 : 0));
  writeByte(value.sub_type);
  if (isOld) writeInt32(bytes.length);
  return writeBytes(bytes, 0x05);
}

function writeCode({ code, scope }: Code): number {
  if (!scope) {
    writeString(code);
    return 0x0d;
  }
  const start = beginDocument();
  writeString(code);
  writeDocument(scope as Doc);
  buffer.writeInt32LE(at - start, start);
  return 0x0f;
}

function writeBytes(bytes: Uint8Array, type: number): number {
  room(bytes.length);
  buffer.set(bytes, at);
  at += bytes.length;
  return type;
}

function writeInt32(n: number): void {
  room(4);
  at = buffer.writeInt32LE(n, at);
}

function writeByte(n: number): void {
  room(1);
  buffer[at++] = n;
}

function writeString(text: string): void {
  const start = beginDocument();
  writeText(text);
  buffer.writeInt32LE(at - start - 4, start);
}

/** A name or a part of a regular expression, which cannot contain the byte that ends it. */
function writeName(name: string): void {
  if (name.includes('\0')) throw badValue('a name that cannot be written as BSON: it contains a null byte');
  writeText(name);
}

/** The text and a zero byte. */
function writeText(text: string): void {
  room(3 * text.length + 1);
  if (text.length > SHORT || !writeAscii(text)) at += buffer.write(text, at);
  buffer[at++] = 0;
}

/** Most texts are short and plain, and then this is faster. @returns false, and nothing is written, if the text is not plain */
function writeAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    buffer[at + i] = code;
  }
  at += text.length;
  return true;
}

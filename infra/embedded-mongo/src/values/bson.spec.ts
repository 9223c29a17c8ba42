import { describe, expect, it } from '@jest/globals';
import { BSONError, BSONRegExp, Double, deserialize, Long, serialize } from 'bson';
import fc from 'fast-check';
import { anyDoc } from '../../conformance/arbitrary.js';
import {
  type Doc,
  decode,
  encode,
  fieldNames,
  fieldsOf,
  getField,
  isDoc,
  MAX_INTERNAL_BYTES,
  setField,
  type Value,
} from './bson.js';
import { identicalValues } from './compare.js';

/** A document as the driver keeps the order of any names: a Map. */
function forDriver(value: Value): unknown {
  if (Array.isArray(value)) return value.map(forDriver);
  return isDoc(value) ? new Map(fieldsOf(value).map(([name, inner]) => [name, forDriver(inner)])) : value;
}

describe('encode and decode', () => {
  it('are inverse', () => {
    fc.assert(
      fc.property(anyDoc, (doc) => {
        const bytes = encode(doc);
        expect(Buffer.compare(encode(decode(bytes)), bytes)).toBe(0);
        expect(identicalValues(decode(bytes), doc)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('write what the driver writes', () => {
    fc.assert(
      fc.property(anyDoc, (doc) => {
        expect(
          Buffer.compare(encode(doc), serialize(forDriver(doc) as Map<string, unknown>, { ignoreUndefined: false })),
        ).toBe(0);
      }),
    );
  });

  it('keep int32, long and integral double apart', () => {
    const doc = decode(serialize({ i: 5, d: new Double(5), l: Long.fromNumber(5), f: 5.5, big: 2 ** 40 }));
    expect([doc.i, doc.f]).toEqual([5, 5.5]);
    expect([doc.d, doc.big]).toEqual([new Double(5), new Double(2 ** 40)]);
    expect(doc.l).toEqual(Long.fromNumber(5));
  });

  it('leave a DBRef an ordinary document', () => {
    const doc = decode(encode({ r: { $ref: 'c', $id: 1 } }));
    expect(doc.r).toEqual({ $ref: 'c', $id: 1 });
  });

  it('do not let a field named __proto__ change the prototype', () => {
    const doc = decode(Buffer.from(serialize(JSON.parse('{"__proto__":{"polluted":1},"a":1}'))));
    expect((doc as { polluted?: unknown }).polluted).toBeUndefined();
    expect(fieldNames(doc)).toEqual(['__proto__', 'a']);
  });

  it('keep the order of fields with any names (W1)', () => {
    const names = ['z', '7', '_id', '10', '2', '07', '__proto__', '1e3', 'é', '4294967295'];
    const bytes = serialize(new Map(names.map((name, i) => [name, i])));
    const doc = decode(bytes);
    expect(fieldNames(doc)).toEqual(names);
    expect(Buffer.compare(encode(doc), bytes)).toBe(0);
    expect([getField(doc, '2'), getField(doc, '__proto__')]).toEqual([4, 6]);
    setField(doc, '2', 'changed');
    setField(doc, '1', 'new');
    expect(fieldsOf(doc).slice(4, 5)).toEqual([['2', 'changed']]);
    expect(fieldNames(doc).at(-1)).toBe('1');
  });

  it('take a field named _bsontype for a field (W4)', () => {
    const bytes = encode({ a: { _bsontype: 'ObjectId' } });
    expect(decode(bytes)).toEqual({ a: { _bsontype: 'ObjectId' } });
    expect(bytes.length).toBe(4 + 3 + (4 + 1 + 10 + 4 + 9 + 1) + 1);
  });

  it('write every kind of text', () => {
    const doc = { a: 'x'.repeat(100_000), b: 'é'.repeat(40), c: 'é', d: '😀'.repeat(50), e: '', f: '\0' };
    expect(Buffer.compare(encode(doc), serialize(doc))).toBe(0);
    expect(() => encode({ a: new BSONRegExp('a'), 'b\0c': 1 })).toThrow(expect.objectContaining({ code: 2 }));
  });

  it('read the deprecated undefined as null, and leave missing values out', () => {
    expect(decode(Buffer.from([8, 0, 0, 0, 6, 97, 0, 0]))).toEqual({ a: null });
    expect(decode(encode({ a: undefined, b: [undefined] }))).toEqual({ b: [null] });
  });

  it('refuse a date that no Date can hold', () => {
    const bytes = Buffer.from(encode({ d: new Date(0) }));
    bytes.fill(0x7f, 7, 15);
    expect(() => decode(bytes)).toThrow(expect.objectContaining({ code: 22 }));
  });

  it('refuse a document that is too large', () => {
    const doc: Doc = { a: 'x'.repeat(MAX_INTERNAL_BYTES) };
    expect(() => encode(doc)).toThrow(expect.objectContaining({ code: 10334 }));
    const larger = { list: new Array(40).fill('x'.repeat(1024 * 1024)) };
    expect(() => encode(larger)).toThrow(expect.objectContaining({ code: 10334 }));
  });

  it('refuse broken bytes, never reading outside them', () => {
    fc.assert(
      fc.property(anyDoc, fc.nat(), fc.nat(255), (doc, position, byte) => {
        const bytes = Buffer.from(encode(doc));
        bytes[position % bytes.length] = byte;
        try {
          decode(bytes);
        } catch (error) {
          if (error instanceof BSONError) return;
          expect([15, 22]).toContain((error as { code: number }).code);
        }
      }),
    );
  });

  it('agree with the driver on what was encoded', () => {
    fc.assert(
      fc.property(anyDoc, (doc) => {
        expect(() => deserialize(encode(doc))).not.toThrow();
      }),
    );
  });
});

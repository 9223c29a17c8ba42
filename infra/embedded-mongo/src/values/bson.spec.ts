import { describe, expect, it } from '@jest/globals';
import { BSONError, Double, deserialize, Long, serialize } from 'bson';
import fc from 'fast-check';
import { anyDoc } from '../../conformance/arbitrary.js';
import { type Doc, decode, encode, MAX_INTERNAL_BYTES } from './bson.js';
import { identicalValues } from './compare.js';

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
        expect(Buffer.compare(encode(doc), serialize(doc, { ignoreUndefined: false }))).toBe(0);
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
    expect(Object.keys(doc)).toEqual(['__proto__', 'a']);
  });

  it('refuse to write a field named _bsontype, which the package keeps for itself', () => {
    expect(() => encode({ a: { _bsontype: 'ObjectId' } })).toThrow(expect.objectContaining({ code: 2 }));
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

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyDoc, anyValue } from '../../conformance/arbitrary.js';
import { type Doc, encode } from '../values/bson.js';
import { compileUpdate } from './updater.js';
import { upsertSeed } from './upsert.js';

const env = { now: new Date(0) };
const update = (doc: Doc, change: Doc | Doc[], inserting = false) =>
  compileUpdate(change, { env }).apply(doc, { inserting });

describe('compileUpdate', () => {
  it('never changes its input, and gives the same document when nothing changes', () => {
    const path = fc.constantFrom('a', 'b', 'a.b', 'a.0', 'b.a.b');
    const operator = fc.constantFrom('$set', '$push', '$addToSet', '$min', '$max', '$unset', '$pull');
    fc.assert(
      fc.property(anyDoc, path, operator, anyValue, (doc, field, op, v) => {
        const before = encode(doc);
        let after: Doc;
        try {
          after = update(doc, { [op]: { [field]: v } });
        } catch {
          expect(Buffer.compare(encode(doc), before)).toBe(0);
          return;
        }
        expect(Buffer.compare(encode(doc), before)).toBe(0);
        expect(after === doc).toBe(Buffer.compare(encode(after), before) === 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('a replacement keeps _id and puts it first', () => {
    const { apply, isReplacement } = compileUpdate({ b: 1 }, { env });
    expect(isReplacement).toBe(true);
    expect(Object.entries(apply({ a: 1, _id: 7 }, { inserting: false }))).toEqual([
      ['_id', 7],
      ['b', 1],
    ]);
  });

  it('an inserted document has its _id first', () => {
    const doc = update(upsertSeed({ a: 1 }, { $set: {} }), { $set: { _id: 3 } }, true);
    expect(Object.keys(doc)).toEqual(['_id', 'a']);
  });

  it('does not give two documents the same new value to change', () => {
    const updater = compileUpdate({ $set: { list: [1] } }, { env });
    const first = updater.apply({ _id: 1 }, { inserting: false });
    const second = update(updater.apply({ _id: 2 }, { inserting: false }), { $push: { list: 2 } });
    expect([first.list, second.list]).toEqual([[1], [1, 2]]);
  });

  it.each<[string, Doc | Doc[], number]>([
    ['operators and fields', { $set: { a: 1 }, b: 1 }, 9],
    ['fields and operators', { b: 1, $set: { a: 1 } }, 52],
    ['a field with a dollar', { $set: { $x: 1 } }, 52],
    ['a pipeline stage with two names', [{ $set: { a: 1 }, $unset: 'b' }], 40323],
  ])('refuses %s', (_name, change, code) => {
    expect(() => update({ _id: 1 }, change)).toThrow(expect.objectContaining({ code }));
  });

  it('leaves a document alone when $unset finds an element that is null already', () => {
    const doc = { _id: 1, a: [0, null], n: Number.NaN };
    expect(update(doc, { $unset: { 'a.1': '', 'n.x': '' } })).toBe(doc);
  });

  it('refuses a filter that gives a field and a field in it, and does not change the filter', () => {
    const filter = { a: { b: 1 }, 'a.c': 2 };
    expect(() => upsertSeed(filter, { $set: { x: 1 } })).toThrow(expect.objectContaining({ code: 54 }));
    expect(filter).toEqual({ a: { b: 1 }, 'a.c': 2 });
  });

  it('refuses array filters for a replacement and a pipeline', () => {
    for (const change of [{ a: 1 }, [{ $set: { a: 1 } }]])
      expect(() => compileUpdate(change, { env, arrayFilters: [{ 'e.x': 1 }] })).toThrow(
        expect.objectContaining({ code: 9 }),
      );
  });
});

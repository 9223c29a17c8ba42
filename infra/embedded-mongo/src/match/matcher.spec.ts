import { describe, expect, it } from '@jest/globals';
import { BSONRegExp, Long, MaxKey, MinKey } from 'bson';
import fc from 'fast-check';
import { anyDoc, anyValue } from '../../conformance/arbitrary.js';
import type { Doc } from '../values/bson.js';
import { equalValues } from '../values/compare.js';
import { compileCollation } from './collation.js';
import { compileFilter } from './matcher.js';
import { compileRegex } from './regex.js';

const env = { now: new Date(0) };
const matches = (filter: Doc, doc: Doc) => compileFilter(filter, env).matches(doc);
const indexOf = (filter: Doc, doc: Doc) => compileFilter(filter, env).matchIndex(doc);

describe('compileFilter', () => {
  it('finds every value by itself', () => {
    fc.assert(
      fc.property(anyValue, (v) => {
        if ((v as BSONRegExp | null) instanceof BSONRegExp) return;
        expect(matches({ a: { $eq: v } }, { a: v })).toBe(true);
        expect(matches({ a: { $in: [1, v, 'x'] } }, { a: v })).toBe(true);
      }),
    );
  });

  it('$ne is the opposite of $eq, $nin of $in, $not of its condition', () => {
    fc.assert(
      fc.property(anyDoc, anyValue, (doc, v) => {
        if ((v as BSONRegExp | null) instanceof BSONRegExp) return;
        expect(matches({ a: { $ne: v } }, doc)).toBe(!matches({ a: { $eq: v } }, doc));
        expect(matches({ a: { $nin: [v] } }, doc)).toBe(!matches({ a: { $in: [v] } }, doc));
        expect(matches({ a: { $not: { $gte: v } } }, doc)).toBe(!matches({ a: { $gte: v } }, doc));
      }),
    );
  });

  it('the ranges of one scalar are exclusive', () => {
    const scalar = anyValue.filter(
      (v) => !Array.isArray(v) && !(typeof v === 'number' && Number.isNaN(v)) && !(v instanceof BSONRegExp),
    );
    fc.assert(
      fc.property(scalar, scalar, (a, b) => {
        const found = ['$lt', '$eq', '$gt'].filter((op) => matches({ a: { [op]: b } }, { a }));
        expect(found.length).toBeLessThanOrEqual(1);
        if (equalValues(a, b)) expect(found).toEqual(['$eq']);
      }),
    );
  });
});

describe('operators', () => {
  it('the ends of the order are beyond every value, NaN too', () => {
    for (const a of [Number.NaN, 5, 'x', new Date(0)]) {
      expect(matches({ a: { $gt: new MinKey() } }, { a })).toBe(true);
      expect(matches({ a: { $lt: new MaxKey() } }, { a })).toBe(true);
    }
  });

  it.each<[Doc, number]>([
    [{ $where: 'true' }, 238],
    [{ $jsonSchema: {} }, 238],
    [{ $text: { $search: 'x' } }, 238],
    [{ a: { $within: { $box: [] } } }, 238],
    [{ a: { $near: [0, 0] } }, 238],
    [{ a: { $geoWithin: {} } }, 238],
    [{ a: { $unheardOf: 1 } }, 2],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $type: 'Double' } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
  ])('refuses %j', (filter, code) => {
    expect(() => compileFilter(filter, env)).toThrow(expect.objectContaining({ code }));
  });

  it('looks up references with $in', () => {
    expect(matches({ a: { $in: [{ $ref: 'c', $id: 1 }] } }, { a: { $ref: 'c', $id: Long.fromNumber(1) } })).toBe(true);
  });
});

describe('matchIndex', () => {
  const doc = {
    a: [5, 6, 7],
    g: [
      { k: 1, t: ['x'] },
      { k: 2, t: ['y', 'z'] },
    ],
  };

  it.each<[Doc, number | undefined]>([
    [{ a: 6 }, 1],
    [{ a: { $gt: 6 } }, 2],
    [{ a: { $elemMatch: { $gte: 6 } } }, 1],
    [{ 'g.k': 2 }, 1],
    [{ 'g.t': 'z' }, 1],
    [{ g: { $elemMatch: { k: 2 } } }, 1],
    [{ $and: [{ 'g.k': 2 }] }, 1],
    [{ a: { $in: [7] } }, 2],
    [{ a: { $size: 3 } }, undefined],
    [{ $or: [{ a: 6 }, { a: 7 }] }, undefined],
    [{ a: { $ne: 9 } }, undefined],
    [{ a: 9 }, undefined],
  ])('%j', (filter, index) => {
    expect(indexOf(filter, doc)).toBe(index);
  });
});

describe('compileRegex', () => {
  it.each(['\\Astart', 'end\\z', '[[:alpha:]]', 'a++', '(?>a)', '(?P<n>a)', '\\Qx\\E', '(?R)'])(
    'refuses %s, which only PCRE understands',
    (pattern) => {
      expect(() => compileRegex(pattern)).toThrow(expect.objectContaining({ code: 51091 }));
    },
  );

  it.each([
    ['a\\-b\\@c', 'a-b@c'],
    ['^[*+.]+$', '+.*'],
    ['^\\++$', '+++'],
    ['^\\\\A$', '\\A'],
    ['^(?<year>\\d{4})$', '2026'],
    ['^(?:x)+?$', 'xx'],
  ])('accepts %s', (pattern, text) => {
    expect(compileRegex(pattern).test(text)).toBe(true);
  });
});

describe('compileCollation', () => {
  it('takes simple as none', () => {
    expect(compileCollation({ locale: 'simple' })).toBeUndefined();
  });

  it.each<[Doc, number]>([
    [{ locale: 'zz-nowhere' }, 2],
    [{ locale: 'en', strength: 4 }, 2],
    [{ locale: 'en', backwards: true }, 2],
    [{ locale: 'en', colour: 1 }, 40415],
    [{ strength: 1 }, 40414],
  ])('refuses %j', (spec, code) => {
    expect(() => compileCollation(spec)).toThrow(expect.objectContaining({ code }));
  });
});

import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long } from 'bson';
import fc from 'fast-check';
import { anyNumber, anyValue } from '../../conformance/arbitrary.js';
import type { Value } from './bson.js';
import { compareStrings, compareValues } from './compare.js';
import { add, compareNumbers, multiply, type Numeric, toDecimalExact } from './number.js';
import { hashKey, ValueMap } from './value-map.js';

const sign = Math.sign;
const D = (text: string) => Decimal128.fromString(text);

describe('compareValues', () => {
  it('is a total order: reflexive, antisymmetric, transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(sign(compareValues(a, b)) + sign(compareValues(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].sort((p, q) => compareValues(p, q));
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
        if (compareValues(x, y) === 0) expect(sign(compareValues(x, z))).toBe(sign(compareValues(y, z)));
      }),
      { numRuns: 1000 },
    );
  });

  it('compares numbers exactly across types', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const x = toDecimalExact(a as Numeric);
        const y = toDecimalExact(b as Numeric);
        if (typeof x === 'number' || typeof y === 'number') return;
        const exponent = Math.min(x.exponent, y.exponent);
        const scale = (d: typeof x) => d.coefficient * 10n ** BigInt(d.exponent - exponent);
        const wanted = scale(x) < scale(y) ? -1 : scale(x) > scale(y) ? 1 : 0;
        expect(compareNumbers(a as Numeric, b as Numeric)).toBe(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows that the double 0.1 is more than the decimal 0.1', () => {
    expect(compareNumbers(0.1, D('0.1'))).toBe(1);
    expect(compareNumbers(Long.fromString('9007199254740993'), new Double(9007199254740992))).toBe(1);
    expect(compareNumbers(D('1E400'), Number.POSITIVE_INFINITY)).toBe(-1);
    expect(compareNumbers(Number.NaN, D('-Infinity'))).toBe(-1);
  });

  it('orders strings by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(sign(compareStrings(a, b))).toBe(sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });
});

describe('hash keys', () => {
  it('are equal exactly when values are', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(hashKey(a) === hashKey(b)).toBe(compareValues(a, b) === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('find numbers of other types', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        expect(hashKey(a) === hashKey(b)).toBe(compareValues(a, b) === 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('follow a collation', () => {
    const map = new ValueMap<number>((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()));
    map.set('Key', 1);
    map.set(5, 2);
    expect([map.get('KEY'), map.get(Long.fromNumber(5)), map.has('other')]).toEqual([1, 2, false]);
  });
});

describe('arithmetic', () => {
  it('is exact for integers, and refuses what no long can hold', () => {
    const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    const fits = (n: bigint) => n >= -(2n ** 63n) && n < 2n ** 63n;
    fc.assert(
      fc.property(long, long, (a, b) => {
        const [x, y] = [Long.fromBigInt(a), Long.fromBigInt(b)];
        expect(add(x, y)?.toString()).toBe(fits(a + b) ? String(a + b) : undefined);
        expect(multiply(x, y)?.toString()).toBe(fits(a * b) ? String(a * b) : undefined);
      }),
    );
  });

  it.each<[Numeric, Numeric, Value]>([
    [2147483647, 1, Long.fromString('2147483648')],
    [-2147483648, -1, Long.fromString('-2147483649')],
    [1, Long.fromNumber(1), Long.fromNumber(2)],
    [1, new Double(1), new Double(2)],
    [D('1.10'), D('2.05'), D('3.15')],
    [D('1'), 0.1, D('1.100000000000000')],
    [D('9.999999999999999999999999999999999'), D('1E-33'), D('10.00000000000000000000000000000000')],
  ])('%s + %s', (a, b, wanted) => {
    expect(String(add(a, b))).toBe(String(wanted));
    expect((add(a, b) as { constructor: unknown }).constructor).toBe((wanted as { constructor: unknown }).constructor);
  });
});

import { Binary, BSONRegExp, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { type Doc, docOf, type Value } from '../src/values/bson.js';

const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
/** Doubles as the server holds them: integral ones by the class. */
const double = fc.double().map((n): Value => (Number.isInteger(n) ? new Double(n) : n));
const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n): Value => Long.fromBigInt(n));
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -20, max: 20 }))
  .map(([digits, exponent]): Value => Decimal128.fromString(`${digits}E${exponent}`));
/** Numbers that are often equal across types. */
const close = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 4 })).map(([n, kind]): Value => {
  if (kind === 0) return n;
  if (kind === 1) return new Double(n);
  if (kind === 2) return Long.fromNumber(n);
  return Decimal128.fromString(kind === 3 ? `${n}.00` : `${n}.5`);
});
const bytes = fc.uint8Array({ maxLength: 6 });

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  int,
  double,
  long,
  decimal,
  close,
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((id): Value => new ObjectId(id)),
  fc.tuple(bytes, fc.constantFrom(0, 4, 5, 128)).map(([b, type]): Value => new Binary(b, type)),
  fc.tuple(fc.nat(), fc.nat()).map(([t, i]): Value => new Timestamp({ t, i })),
  fc.constantFrom('a', 'b').map((pattern): Value => new BSONRegExp(pattern, 'i')),
  fc.constantFrom<Value>(new MinKey(), new MaxKey(), new Code('f()'), new Code('f()', { x: 1 })),
);

/** Any numeric value. */
export const anyNumber = fc.oneof(int, double, long, decimal, close);

const name = fc
  .oneof(fc.constantFrom('a', 'b', '10', '7', '__proto__', 'constructor', '$ref', 'é'), fc.string({ maxLength: 3 }))
  .filter((text) => text === '$ref' || !/^\$|\0/.test(text));

/** Any BSON value, nested a few levels. */
export const { value: anyValue, doc: anyDoc } = fc.letrec<{ value: Value; doc: Doc; array: Value[] }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('array'), tie('doc')),
  array: fc.array(tie('value'), { maxLength: 3 }),
  doc: fc
    .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 4, selector: ([key]) => key })
    .map((fields) => docOf(fields)),
}));

import { ObjectId, type Timestamp } from 'bson';
import { bsonTag, isDoc, type Value } from '../../values/bson.js';
import { typeNameOf } from '../../values/compare.js';
import { parseDecimal, toDecimal128 } from '../../values/decimal.js';
import { MongoError } from '../../values/errors.js';
import {
  double,
  integerResult,
  isNumeric,
  long,
  type Numeric,
  numericType,
  toDecimal,
  toInt64,
  toNumber,
} from '../../values/number.js';
import { describe, isTruthy } from '../../values/text.js';
import { check, checkType, typeOf } from '../check.js';
import { parseDate } from '../dates/text.js';
import { eager, named, type Operator, unary } from '../operator.js';

/** Refuses what cannot be converted. @throws MongoError 241 (ConversionFailure) */
function checkConvertible(isSo: unknown, value: Value, target: string): asserts isSo {
  if (!isSo) throw new MongoError(241, `Failed to convert ${describe(value)} to ${target} with no onError value`);
}

/** Conversion to each type `$convert` knows. */
const CONVERTERS: Record<string, (value: Value) => Value> = {
  int: (value) => {
    const n = integer(value, 'int');
    checkConvertible(typeof n === 'number', value, 'int');
    return n;
  },
  long: (value) => (value instanceof Date ? long(BigInt(value.getTime())) : integer(value, 'long')),
  double: (value) => double(value instanceof Date ? value.getTime() : toNumber(numberFrom(value, 'double'))),
  decimal: (value) => toDecimal128(toDecimal(numberFrom(value, 'decimal'))),
  string: toText,
  bool: isTruthy,
  date: toDate,
  objectId: (value) => {
    if (bsonTag(value) === 'ObjectId') return value;
    checkConvertible(typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value), value, 'objectId');
    return new ObjectId(value as string);
  },
};

/** A value as `$toString` writes it. @throws MongoError 241 for documents, arrays and what else has no text. */
export function toText(value: Value): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (isNumeric(value)) return numericType(value) === 'double' ? String(toNumber(value)) : String(value);
  checkConvertible(bsonTag(value) === 'ObjectId', value, 'string');
  return (value as ObjectId).toHexString();
}

function integer(value: Value, target: 'int' | 'long'): Numeric {
  const isText = typeof value === 'string';
  checkConvertible(!isText || /^[+-]?\d+$/.test(value), value, target);
  const whole = isText ? BigInt(value) : toInt64(numberFrom(value, target));
  const n = whole === undefined ? undefined : integerResult(whole, target === 'int');
  checkConvertible(n !== undefined, value, target);
  return n;
}

function numberFrom(value: Value, target: string): Numeric {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const parsed = typeof value === 'string' ? parseDecimal(value) : undefined;
  const number = parsed === undefined ? value : toDecimal128(parsed);
  checkConvertible(isNumeric(number), value, target);
  return number;
}

/** A date from a date, a text, milliseconds, an ObjectId or a timestamp. */
function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return parseDate(value);
  if (bsonTag(value) === 'ObjectId') return (value as ObjectId).getTimestamp();
  if (bsonTag(value) === 'Timestamp') return new Date((value as Timestamp).t * 1000);
  const ms = isNumeric(value) && numericType(value) !== 'int' ? toInt64(value) : undefined;
  checkConvertible(ms !== undefined, value, 'date');
  return new Date(Number(ms));
}

/** `$toInt`, `$toString`, … */
const shortForms = Object.entries(CONVERTERS).map(([type, converter]) => [
  `$to${type[0]?.toUpperCase()}${type.slice(1)}`,
  unary((value) => converter(value)),
]);

/** Type operators. */
export const convertOperators: Record<string, Operator> = {
  $type: eager(1, 1, ([value]) => typeOf(value)),
  $convert: named('input to onError? onNull?', ({ input, to }) => {
    const given = isDoc(to) ? to.type : to;
    const type = isNumeric(given) ? typeNameOf(toNumber(given)) : given;
    checkType(typeof type === 'string', 9, "$convert's 'to' argument must be a string or number", to);
    const converter = Object.hasOwn(CONVERTERS, type) ? CONVERTERS[type] : undefined;
    check(converter, 2, `Unknown type name: ${type}`);
    return converter(input);
  }),
  ...Object.fromEntries(shortForms),
};

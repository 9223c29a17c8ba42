import { ObjectId, type Timestamp } from 'bson';
import { bsonTag, isDoc, type Value } from '../../values/bson.js';
import { typeName, typeNameOf } from '../../values/compare.js';
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
import { isTruthy } from '../../values/text.js';
import { check, checkType } from '../check.js';
import { parseDate } from '../dates/text.js';
import { eager, isNullish, named, type Operator, unary } from '../operator.js';

const OVERFLOW = 'Conversion would overflow target type in $convert with no onError value';

/** Conversion to each type `$convert` knows; 241 (ConversionFailure) for what cannot be converted. */
const CONVERTERS: Record<string, (value: Value) => Value> = {
  int: (v) => {
    const n = integer(v, 'int');
    check(typeof n === 'number', 241, OVERFLOW);
    return n;
  },
  long: (v) => (v instanceof Date ? long(BigInt(v.getTime())) : integer(v, 'long')),
  double: (v) => double(v instanceof Date ? v.getTime() : toNumber(numberFrom(v, 'double'))),
  decimal: (v) => toDecimal128(toDecimal(numberFrom(v, 'decimal'))),
  string: toText,
  bool: isTruthy,
  date: toDate,
  objectId: (v) => {
    if (bsonTag(v) === 'ObjectId') return v;
    check(typeof v === 'string', 241, unsupported(v, 'objectId'));
    check(/^[0-9a-f]{24}$/i.test(v), 241, `Failed to parse objectId '${v}' in $convert`);
    return new ObjectId(v);
  },
};

function unsupported(value: Value, target: string): string {
  return `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`;
}

/** A value as `$toString` writes it. @throws MongoError 241 for documents, arrays and what else has no text. */
export function toText(value: Value): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (isNumeric(value)) return numericType(value) === 'double' ? String(toNumber(value)) : String(value);
  check(bsonTag(value) === 'ObjectId', 241, unsupported(value, 'string'));
  return (value as ObjectId).toHexString();
}

function integer(value: Value, target: 'int' | 'long'): Numeric {
  const isText = typeof value === 'string';
  check(!isText || /^[+-]?\d+$/.test(value), 241, `Failed to parse number '${value}' in $convert`);
  const whole = isText ? BigInt(value) : toInt64(numberFrom(value, target));
  const n = whole === undefined ? undefined : integerResult(whole, target === 'int');
  check(n !== undefined, 241, OVERFLOW);
  return n;
}

function numberFrom(value: Value, target: string): Numeric {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') {
    const parsed = parseDecimal(value);
    check(parsed !== undefined, 241, `Failed to parse number '${value}' in $convert with no onError value`);
    return toDecimal128(parsed);
  }
  check(isNumeric(value), 241, unsupported(value, target));
  return value;
}

/** A date from a date, a text, milliseconds, an ObjectId or a timestamp. */
function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return parseDate(value);
  if (bsonTag(value) === 'ObjectId') return (value as ObjectId).getTimestamp();
  if (bsonTag(value) === 'Timestamp') return new Date((value as Timestamp).t * 1000);
  check(isNumeric(value) && numericType(value) !== 'int', 241, unsupported(value, 'date'));
  const ms = toInt64(value as Numeric);
  check(ms !== undefined, 241, OVERFLOW);
  return new Date(Number(ms));
}

const NOT_GIVEN = {};

const convert = named('input to onError? onNull?', (arg) => {
  const input = arg('input');
  const to = arg('to');
  const given = isDoc(to) ? to.type : to;
  const type = isNumeric(given) ? typeNameOf(toNumber(given)) : given;
  if (isNullish(input)) return arg('onNull', null);
  if (isNullish(to)) return null;
  checkType(typeof type === 'string', 9, "$convert's 'to' argument must be a string or number", to);
  const converter = Object.hasOwn(CONVERTERS, type) ? CONVERTERS[type] : undefined;
  check(converter, 2, `Unknown type name: ${type}`);
  try {
    return converter(input);
  } catch (error) {
    const fallback = error instanceof MongoError && error.code === 241 ? arg('onError', NOT_GIVEN) : NOT_GIVEN;
    if (fallback === NOT_GIVEN) throw error;
    return fallback;
  }
});

/** Type operators. */
export const convertOperators: Record<string, Operator> = {
  $type: eager(1, 1, ([value]) => (value === undefined ? 'missing' : typeName(value))),
  $convert: convert,
  ...Object.fromEntries(
    Object.entries(CONVERTERS).map(([type, converter]) => [
      `$to${type[0]?.toUpperCase()}${type.slice(1)}`,
      unary((value) => converter(value)),
    ]),
  ),
};

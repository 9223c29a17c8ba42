import type { Binary } from 'bson';
import { bsonTag, type Doc, type Value } from '../values/bson.js';
import { compareValues, equalValues, typeName, typeNameOf, typeRank } from '../values/compare.js';
import { badValue, failedToParse } from '../values/errors.js';
import { isNumeric, toInt64, toInteger, toNumber } from '../values/number.js';
import type { ValueTest } from '../values/path.js';
import { describe } from '../values/text.js';
import { hashKey } from '../values/value-map.js';
import type { MatchEnv } from './env.js';
import { isRegex, regexOperatorTest, regexTest } from './regex.js';

const NUMBER_TYPES = ['int', 'long', 'double', 'decimal'];

/** Equality with one value; null also equals a missing field. */
export function equalTest(wanted: Value, env: MatchEnv): ValueTest {
  const strings = env.collation?.compare;
  if (wanted === null || wanted === undefined) return (v) => v === undefined || v === null;
  if (typeof wanted === 'string' && !strings)
    return (v) => v === wanted || (typeof v === 'object' && equalValues(v, wanted));
  return (v) => v !== undefined && equalValues(v, wanted, strings);
}

/** `{ field: value }`: a regular expression matches strings, everything else is equality. */
export function implicitTest(wanted: Value, env: MatchEnv): ValueTest {
  return isRegex(wanted) ? regexTest(wanted) : equalTest(wanted, env);
}

/** `$gt`, `$gte`, `$lt`, `$lte`: only values of the bound's own type compare (all numbers are one type). */
function rangeTest(bound: Value, env: MatchEnv, operator: string): ValueTest {
  if (isRegex(bound)) throw badValue(`Can't have RegEx as arg to predicate over field.`);
  const greater = operator.startsWith('$gt');
  const orEqual = operator.endsWith('e');
  const rank = typeRank(bound);
  const isEnd = rank === -1 || rank === 127;
  const strings = env.collation?.compare;
  if (rank === 5) return orEqual ? equalTest(null, env) : () => false;
  if (isNaNValue(bound)) return orEqual ? isNaNValue : () => false;
  return (v) => {
    if (v === undefined || (!isEnd && (typeRank(v) !== rank || isNaNValue(v)))) return false;
    const order = compareValues(v, bound, strings);
    return order === 0 ? orEqual : order > 0 === greater;
  };
}

function isNaNValue(v: Value): boolean {
  return isNumeric(v) && Number.isNaN(toNumber(v));
}

/** `$in`: regular expressions match, other values are looked up by their hash; under a collation all are tried. */
export function inTest(list: Value[], env: MatchEnv): ValueTest {
  const hashed = env.collation ? [] : list.filter((wanted) => !isRegex(wanted));
  const keys = new Set(hashed.map(hashKey));
  const tests = list.filter((wanted) => env.collation || isRegex(wanted)).map((wanted) => implicitTest(wanted, env));
  return (v) => (keys.size > 0 && keys.has(hashKey(v))) || tests.some((test) => test(v));
}

/** `$type` with names, numbers and the alias `number`. */
function typeTest(wanted: Value): ValueTest {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  if (list.length === 0) throw failedToParse(' must match at least one type');
  const names = new Set(list.flatMap((type) => (type === 'number' ? NUMBER_TYPES : [typeAlias(type)])));
  return (v) => v !== undefined && names.has(typeName(v));
}

function typeAlias(type: Value): string {
  if (typeof type !== 'string' && !isNumeric(type))
    throw failedToParse('type must be represented as a number or a string');
  const name = typeNameOf(typeof type === 'string' ? type : toNumber(type));
  const what = typeof type === 'string' ? 'Unknown type name alias' : 'Invalid numerical type code';
  if (name === undefined) throw badValue(`${what}: ${type}`);
  return name;
}

/** `$size`. */
export function sizeTest(size: Value): ValueTest {
  const n = toInteger(size);
  if (n === undefined || n < 0)
    throw failedToParse(`Failed to parse $size. Expected a non-negative integer in: $size: ${describe(size)}`);
  return (v) => Array.isArray(v) && v.length === n;
}

/** `$mod: [divisor, remainder]` over the integer part of numbers. */
function modTest(spec: Value): ValueTest {
  if (!Array.isArray(spec)) throw badValue('malformed mod, needs to be an array');
  if (spec.length !== 2) throw badValue(`malformed mod, ${spec.length < 2 ? 'not enough' : 'too many'} elements`);
  const [divisor, remainder] = spec.map((part) => (isNumeric(part) ? toInt64(part) : undefined));
  if (divisor === undefined || remainder === undefined)
    throw badValue('malformed mod, divisor and remainder must be numbers of 64 bits');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (v) => {
    const n = isNumeric(v) ? toInt64(v) : undefined;
    return n !== undefined && n % divisor === remainder;
  };
}

const BITS: Record<string, (common: bigint, mask: bigint) => boolean> = {
  $bitsAllSet: (common, mask) => common === mask,
  $bitsAnySet: (common) => common !== 0n,
  $bitsAllClear: (common) => common === 0n,
  $bitsAnyClear: (common, mask) => common !== mask,
};

/** `$bitsAllSet`, `$bitsAnySet`, `$bitsAllClear`, `$bitsAnyClear` over integers and binary data. */
function bitsTest(argument: Value, _env: MatchEnv, operator: string): ValueTest {
  const positions = Array.isArray(argument) ? argument.map(toInteger) : [];
  if (positions.some((n) => n === undefined || n < 0))
    throw badValue(`Failed to parse bit position. Expected a non-negative number in: ${operator}`);
  const mask = Array.isArray(argument)
    ? (positions as number[]).reduce((bits, n) => bits | (1n << BigInt(n)), 0n)
    : bitsOf(argument);
  if (isNumeric(argument) && !(mask !== undefined && mask >= 0n))
    throw failedToParse(`Expected a non-negative number in: ${operator}`);
  if (mask === undefined) throw badValue(`${operator} takes an Array, a number, or a BinData`);
  const holds = BITS[operator] as (typeof BITS)[string];
  return (v) => {
    const bits = bitsOf(v);
    return bits !== undefined && holds(bits & mask, mask);
  };
}

/** A negative number has its sign in all higher bits; the first byte of binary data has the lowest bits. */
function bitsOf(v: Value): bigint | undefined {
  if (isNumeric(v)) return toInteger(v) === undefined ? undefined : toInt64(v);
  if (bsonTag(v) !== 'Binary') return undefined;
  const highestFirst = Buffer.from((v as Binary).value()).reverse();
  return BigInt(`0x0${highestFirst.toString('hex')}`);
}

type TestCompiler = (argument: Value, env: MatchEnv, operator: string, siblings: Doc) => ValueTest;

/** The operators that hold if one of the values reached passes a test. */
export const VALUE_TESTS: Record<string, TestCompiler> = {
  $eq: equalTest,
  $gt: rangeTest,
  $gte: rangeTest,
  $lt: rangeTest,
  $lte: rangeTest,
  $type: typeTest,
  $mod: modTest,
  $regex: (pattern, _env, _operator, siblings) => regexOperatorTest(pattern, siblings.$options),
  $bitsAllSet: bitsTest,
  $bitsAnySet: bitsTest,
  $bitsAllClear: bitsTest,
  $bitsAnyClear: bitsTest,
};

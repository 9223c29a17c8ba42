import { Double, Timestamp } from 'bson';
import { isDoc, type Value } from '../values/bson.js';
import { compareValues, typeName } from '../values/compare.js';
import { badValue, typeMismatch } from '../values/errors.js';
import { add, integerResult, isNumeric, multiply, type Numeric, numericType, toInt64 } from '../values/number.js';
import { describe } from '../values/text.js';
import { cannotApply, type Operation, type OperatorCompiler, REMOVED } from './operation.js';

/** Replaces the value. */
export function setTo(value: Value): Operation {
  return { missingParent: 'create', apply: () => value };
}

/** Removes the field. */
export const unset: Operation = {
  missingParent: 'ignore',
  apply: (current) => (current === undefined ? undefined : REMOVED),
};

/** `$inc` and `$mul`: exact in the wider BSON type; an int becomes a long, a long never overflows silently. */
function arithmetic(
  operator: string,
  combine: (current: Numeric, operand: Numeric) => Numeric | undefined,
  ifMissing: (operand: Numeric) => Value,
): OperatorCompiler {
  return (operand, _env, path) => {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot apply ${operator} with non-numeric argument: {${path}: ${describe(operand)}}`);
    return {
      missingParent: 'create',
      apply(current, place) {
        if (current === undefined) return ifMissing(operand);
        if (!isNumeric(current)) throw typeMismatch(cannotApply(operator, 'non-numeric', current, place));
        const result = combine(current, operand);
        if (result === undefined) throw badValue(`Failed to apply ${operator} to (NumberLong)${describe(current)}`);
        return result;
      },
    };
  };
}

function zeroLike(operand: Numeric): Value {
  return numericType(operand) === 'double' ? new Double(0) : multiply(operand, 0);
}

/** `$min` and `$max`, in BSON's order across types. */
function extreme(wanted: -1 | 1): OperatorCompiler {
  return (value, env) => ({
    missingParent: 'create',
    apply(current) {
      const isBetter = current === undefined || compareValues(value, current, env.collation?.compare) * wanted > 0;
      return isBetter ? value : current;
    },
  });
}

/** `$currentDate` with `true`, `{ $type: 'date' }` or `{ $type: 'timestamp' }`. */
const currentDate: OperatorCompiler = (spec, env) => {
  if (typeof spec === 'boolean') return setTo(env.now);
  if (!isDoc(spec)) throw badValue(`${typeName(spec)} is not valid type for $currentDate: use a boolean or a $type`);
  const unknown = Object.keys(spec).find((key) => key !== '$type');
  if (unknown !== undefined) throw badValue(`Unrecognized $currentDate option: ${unknown}`);
  if (spec.$type === 'date') return setTo(env.now);
  if (spec.$type === 'timestamp') return setTo(new Timestamp({ t: Math.floor(env.now.getTime() / 1000), i: 1 }));
  throw badValue(`The '$type' string field is required to be 'date' or 'timestamp'`);
};

const BITWISE: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/** `$bit` with `and`, `or`, `xor` on integers; a missing field counts as 0. */
const bitwise: OperatorCompiler = (spec, _env, path) => {
  const steps = isDoc(spec) ? Object.entries(spec) : [];
  if (steps.length === 0) throw badValue('$bit needs an embedded document: {$bit: {field: {and/or/xor: #}}');
  const wrong = steps.find(([operator, operand]) => !Object.hasOwn(BITWISE, operator) || !isInteger(operand));
  if (wrong) throw badValue(`The $bit modifier takes 'and', 'or', 'xor' and integers, not ${path}: ${describe(spec)}`);
  return {
    missingParent: 'create',
    apply(current, place) {
      const start = current === undefined ? 0 : current;
      if (!isInteger(start)) throw badValue(cannotApply('$bit', 'non-integral', start, place));
      return steps.reduce((a, [operator, b]) => bitStep(operator, a, b as Numeric), start);
    },
  };
};

function bitStep(operator: string, a: Numeric, b: Numeric): Numeric {
  const bits = (BITWISE[operator] as (typeof BITWISE)[string])(toInt64(a) as bigint, toInt64(b) as bigint);
  return integerResult(bits, numericType(a) === 'int' && numericType(b) === 'int') as Numeric;
}

function isInteger(v: Value): v is Numeric {
  return isNumeric(v) && (numericType(v) === 'int' || numericType(v) === 'long');
}

/** The operators on single values. */
export const FIELD_OPERATORS: Record<string, OperatorCompiler> = {
  $set: setTo,
  $setOnInsert: setTo,
  $unset: () => unset,
  $inc: arithmetic('$inc', add, (operand) => operand),
  $mul: arithmetic('$mul', multiply, zeroLike),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $bit: bitwise,
};

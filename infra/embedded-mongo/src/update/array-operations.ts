import type { MatchEnv } from '../match/env.js';
import { compileFilter, isOperatorDoc } from '../match/matcher.js';
import { isRegex } from '../match/regex.js';
import { compileSort } from '../match/sort.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { compareValues, equalValues, typeName } from '../values/compare.js';
import { badValue, failedToParse, MongoError, typeMismatch } from '../values/errors.js';
import { isNumeric, toInteger, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
import { cannotApply, type Operation, type OperatorCompiler } from './operation.js';

const PUSH_CLAUSES = ['$each', '$position', '$slice', '$sort'];

/** `$push`, with `$each`, `$position`, `$sort`, `$slice`. */
const push: OperatorCompiler = (spec, env, path) => {
  const clauses: Doc = isDoc(spec) && '$each' in spec ? spec : { $each: [storable(path, spec)] };
  const unknown = Object.keys(clauses).find((key) => !PUSH_CLAUSES.includes(key));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const values = eachValues('$push', clauses);
  const position = integerClause(clauses, '$position');
  const slice = integerClause(clauses, '$slice');
  const order = clauses.$sort === undefined ? undefined : pushOrder(clauses.$sort, env);
  return {
    missingParent: 'create',
    apply(current = [], place) {
      if (!Array.isArray(current)) throw badValue(cannotApply('$push', 'non-array', current, place));
      const at = position ?? current.length;
      const array = [...current.slice(0, at), ...values, ...current.slice(at)];
      if (order) array.sort(order);
      if (slice === undefined) return array;
      return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
    },
  };
};

function integerClause(clauses: Doc, name: string): number | undefined {
  const n = toInteger(clauses[name]);
  if (n === undefined && name in clauses)
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(clauses[name])}`);
  return n;
}

function pushOrder(spec: Value, env: MatchEnv): (a: Value, b: Value) => number {
  const directions = isDoc(spec) ? Object.values(spec) : [spec];
  if (directions.some((direction) => !isNumeric(direction) || Math.abs(toNumber(direction)) !== 1))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  if (isDoc(spec)) return compileSort(spec, env);
  const direction = toInteger(spec) as number;
  return (a, b) => direction * compareValues(a, b, env.collation?.compare);
}

/** `$addToSet`, with `$each`. */
const addToSet: OperatorCompiler = (spec, env, path) => {
  const hasEach = isDoc(spec) && Object.keys(spec)[0] === '$each';
  const values = hasEach ? eachValues('$addToSet', spec) : [storable(path, spec)];
  return {
    missingParent: 'create',
    apply(current, place) {
      if (current !== undefined && !Array.isArray(current))
        throw badValue(cannotApply('$addToSet', 'non-array', current, place));
      const array = [...(current ?? [])];
      for (const value of values) if (!includes(array, value, env)) array.push(value);
      return array.length === current?.length ? current : array;
    },
  };
};

function includes(array: Value[], value: Value, env: MatchEnv): boolean {
  return array.some((element) => equalValues(element, value, env.collation?.compare));
}

function eachValues(operator: string, { $each }: Doc): Value[] {
  if (!Array.isArray($each))
    throw badValue(`The argument to $each in ${operator} must be an array but it was of type: ${typeName($each)}`);
  return $each;
}

function storable(path: string, value: Value): Value {
  if (!isOperatorDoc(value)) return value;
  const name = Object.keys(value)[0];
  throw new MongoError(52, `The dollar ($) prefixed field '${name}' in '${path}' is not valid for storage.`);
}

/** `$pull`: elements that equal a value, match a condition, or are documents that match a filter. */
const pull: OperatorCompiler = (spec, env) => {
  if (!isDoc(spec) && !isRegex(spec)) return withoutElements('$pull', (element) => includes([element], spec, env));
  const isFilter =
    isDoc(spec) && (!isOperatorDoc(spec) || /^\$(and|or|nor|expr)$/.test(Object.keys(spec)[0] as string));
  const { matches } = compileFilter(isFilter ? spec : { element: spec }, env);
  return withoutElements('$pull', (element) => (isFilter ? isDoc(element) && matches(element) : matches({ element })));
};

/** `$pullAll`: elements that equal one of the values. */
const pullAll: OperatorCompiler = (values, env) => {
  if (!Array.isArray(values)) throw badValue(`$pullAll requires an array argument but was given a ${typeName(values)}`);
  return withoutElements('$pullAll', (element) => includes(values, element, env));
};

function withoutElements(operator: string, hit: (element: Value) => boolean): Operation {
  return {
    missingParent: 'fail-if-blocked',
    apply(current, place) {
      if (current === undefined) return current;
      if (!Array.isArray(current)) throw badValue(cannotApply(operator, 'non-array', current, place));
      const kept = current.filter((element) => !hit(element));
      return kept.length === current.length ? current : kept;
    },
  };
}

/** `$pop`: 1 takes the last element away, -1 the first. */
const pop: OperatorCompiler = (spec) => {
  const end = isNumeric(spec) ? toNumber(spec) : undefined;
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${describe(spec)}`);
  return {
    missingParent: 'fail-if-blocked',
    apply(current, place) {
      if (current === undefined) return current;
      if (!Array.isArray(current)) throw typeMismatch(cannotApply('$pop', 'non-array', current, place));
      return end === 1 ? current.slice(0, -1) : current.slice(1);
    },
  };
};

/** The operators on arrays. */
export const ARRAY_OPERATORS: Record<string, OperatorCompiler> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

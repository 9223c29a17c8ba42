import type { MatchEnv } from '../../match/env.js';
import { compileSort } from '../../match/sort.js';
import { isDoc, type Value } from '../../values/bson.js';
import { compareValues, equalValues } from '../../values/compare.js';
import { toInteger } from '../../values/number.js';
import { isTruthy } from '../../values/text.js';
import { ValueMap } from '../../values/value-map.js';
import { ACCUMULATORS, type AccumulatorFactory } from '../accumulators.js';
import { check, checkType, namedFields } from '../check.js';
import { eager, isNullish, type Operator, strict, unary } from '../operator.js';

function array(value: Value, name: string, code: number): Value[] {
  checkType(Array.isArray(value), code, `${name} requires an array`, value);
  return value;
}

function integer(value: Value, name: string, code: number): number {
  const n = toInteger(value);
  checkType(n !== undefined, code, `${name} requires an integral value`, value);
  return n;
}

/** What is done with each element of an array: `body` evaluates an expression with the element as a variable. */
type Iteration = (elements: Value[], body: (element: Value) => Value, limit: Value) => Value;

function iteration(signature: string, bodyName: string, code: number, run: Iteration): Operator {
  return (argument, context, name) => {
    const { as = 'this', ...fields } = namedFields(name, argument, signature);
    const isName = typeof as === 'string' && /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(as);
    check(isName, 16867, `'${as}' starts with an invalid character for a user variable name`);
    const input = context.compile(fields.input);
    const body = context.compile(fields[bodyName], [as]);
    const limit = context.compile(fields.limit ?? null);
    return (scope) => {
      const elements = input(scope);
      if (isNullish(elements)) return null;
      const inner = { root: scope.root, vars: Object.create(scope.vars) };
      const evaluate = (element: Value) => {
        inner.vars[as] = element;
        return body(inner);
      };
      return run(array(elements, name, code), evaluate, limit(scope));
    };
  };
}

function elementOrder(sortBy: Value, env: MatchEnv): (a: Value, b: Value) => number {
  if (isDoc(sortBy)) return compileSort(sortBy, env);
  const direction = toInteger(sortBy);
  check(direction === 1 || direction === -1, 2942503, "$sortArray requires 'sortBy' to be an object, or 1 or -1");
  return (a, b) => direction * compareValues(a, b, env.collation?.compare);
}

/** The different values of an array. */
function setOf(value: Value, name: string, code: number, env: MatchEnv): ValueMap<Value> {
  const set = new ValueMap<Value>(env.collation?.compare);
  for (const element of array(value, name, code)) if (!set.has(element)) set.set(element, element);
  return set;
}

function isSubset(a: ValueMap<Value>, b: ValueMap<Value>): boolean {
  return [...a.values()].every((value) => b.has(value));
}

/** An accumulator as an expression: over its arguments, or over the array that is its one argument. */
function accumulated(name: string): Operator {
  return eager(0, Infinity, (args, { env }) => {
    const accumulator = (ACCUMULATORS[name] as AccumulatorFactory)(env.collation?.compare);
    for (const value of args.length === 1 && Array.isArray(args[0]) ? args[0] : args) accumulator.add(value);
    return accumulator.result();
  });
}

/** Operators on arrays, also as sets. */
export const arrayOperators: Record<string, Operator> = {
  $map: iteration('input in as?', 'in', 16883, (elements, body) => elements.map((one) => body(one) ?? null)),
  $filter: iteration('input cond as? limit?', 'cond', 28651, (elements, holds, limit) => {
    const most = isNullish(limit) ? Infinity : integer(limit, '$filter: limit', 327391);
    check(most > 0, 327392, '$filter: limit must be greater than 0');
    const kept: Value[] = [];
    for (const element of elements) {
      if (kept.length >= most) break;
      if (isTruthy(holds(element))) kept.push(element);
    }
    return kept;
  }),
  $reduce: (argument, context, name) => {
    const fields = namedFields(name, argument, 'input initialValue in');
    const input = context.compile(fields.input);
    const initial = context.compile(fields.initialValue);
    const body = context.compile(fields.in, ['this', 'value']);
    return (scope) => {
      const elements = input(scope);
      if (isNullish(elements)) return null;
      const inner = { root: scope.root, vars: Object.create(scope.vars) };
      inner.vars.value = initial(scope);
      for (const element of array(elements, name, 40080)) {
        inner.vars.this = element;
        inner.vars.value = body(inner);
      }
      return inner.vars.value;
    };
  },
  $sortArray: (argument, context, name) => {
    const { input, sortBy } = namedFields(name, argument, 'input sortBy');
    const elements = context.compile(input);
    const order = elementOrder(sortBy, context.env);
    return (scope) => {
      const value = elements(scope);
      return isNullish(value) ? null : array(value, name, 2942504).toSorted(order);
    };
  },
  $slice: strict(2, 3, ([value, first, second], { name }) => {
    const elements = array(value, name, 28724);
    const n = integer(first, name, 28726);
    if (second === undefined) return n >= 0 ? elements.slice(0, n) : elements.slice(n);
    const count = integer(second, name, 28728);
    check(count > 0, 28729, `Third argument to $slice must be positive: ${count}`);
    const start = n < 0 ? Math.max(0, elements.length + n) : n;
    return elements.slice(start, start + count);
  }),
  $range: eager(2, 3, ([from, to, by = 1], { name }) => {
    const [start, end, step] = [integer(from, name, 34444), integer(to, name, 34446), integer(by, name, 34448)];
    check(step !== 0, 34449, '$range requires a non-zero step value');
    return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) }, (_, i) => start + i * step);
  }),
  $indexOfArray: eager(2, 4, ([value, wanted, from = 0, to], { name, env }) => {
    if (isNullish(value)) return null;
    const elements = array(value, name, 40090);
    const end = to === undefined ? elements.length : integer(to, name, 40096);
    const start = integer(from, name, 40096);
    return elements.findIndex((one, i) => i >= start && i < end && equalValues(one, wanted, env.collation?.compare));
  }),
  $arrayElemAt: strict(2, 2, ([value, at], { name }) => array(value, name, 28689).at(integer(at, name, 28690))),
  $first: unary((value, { name }) => array(value, name, 28689)[0]),
  $last: unary((value, { name }) => array(value, name, 28689).at(-1)),
  $isArray: eager(1, 1, ([value]) => Array.isArray(value)),
  $size: eager(1, 1, ([value], { name }) => array(value, name, 17124).length),
  $reverseArray: unary((value, { name }) => array(value, name, 34435).toReversed()),
  $concatArrays: strict(0, Infinity, (args, { name }) => args.flatMap((arg) => array(arg, name, 28664))),
  $in: eager(2, 2, ([wanted, value], { name, env }) =>
    array(value, name, 40081).some((element) => equalValues(element, wanted, env.collation?.compare)),
  ),
  $setUnion: strict(0, Infinity, (args, { name, env }) => {
    const all = args.flatMap((arg) => array(arg, name, 17043));
    return [...setOf(all, name, 17043, env).values()];
  }),
  $setIntersection: strict(0, Infinity, (args, { name, env }) => {
    const [first, ...others] = args.map((arg) => setOf(arg, name, 17047, env));
    return [...(first?.values() ?? [])].filter((value) => others.every((other) => other.has(value)));
  }),
  $setDifference: strict(2, 2, ([a, b], { name, env }) => {
    const taken = setOf(b, name, 17049, env);
    return [...setOf(a, name, 17048, env).values()].filter((value) => !taken.has(value));
  }),
  $setEquals: eager(2, Infinity, (args, { name, env }) => {
    const [first, ...others] = args.map((arg) => setOf(arg, name, 17044, env)) as [ValueMap<Value>];
    return others.every((other: ValueMap<Value>) => other.size === first.size && isSubset(first, other));
  }),
  $setIsSubset: eager(2, 2, ([a, b], { name, env }) =>
    isSubset(setOf(a, name, 17046, env), setOf(b, name, 17042, env)),
  ),
  ...Object.fromEntries(['$sum', '$avg', '$min', '$max'].map((name) => [name, accumulated(name)])),
};

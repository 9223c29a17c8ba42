import type { MatchEnv } from '../../match/env.js';
import { isDoc, type Value } from '../../values/bson.js';
import { compareValues, typeRank } from '../../values/compare.js';
import { failedToParse } from '../../values/errors.js';
import { isTruthy } from '../../values/text.js';
import { check, namedFields } from '../check.js';
import { checkArity, compileList, constant, type Evaluator, eager, isNullish, type Operator } from '../operator.js';

/** Order of two values in expressions: as in BSON, except that missing is below null. */
function compare(a: Value, b: Value, { collation }: MatchEnv): number {
  const rank = (v: Value) => (v === undefined ? 0 : typeRank(v));
  return a === undefined || b === undefined ? rank(a) - rank(b) : compareValues(a, b, collation?.compare);
}

function comparison(holds: (order: number) => Value): Operator {
  return eager(2, 2, ([a, b], { env }) => holds(Math.sign(compare(a, b, env))));
}

/** `$and`, `$or`: `decisive` is the truth of the argument that ends the evaluation. */
function junction(decisive: boolean): Operator {
  return (argument, context) => {
    const args = compileList(argument, context);
    return (scope) => args.some((arg) => isTruthy(arg(scope)) === decisive) === decisive;
  };
}

/** Comparison, boolean and conditional operators; those that need not evaluate everything do not. */
export const logicOperators: Record<string, Operator> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $and: junction(false),
  $or: junction(true),
  $not: eager(1, 1, ([value]) => !isTruthy(value)),
  $cond: (argument, context, name) => {
    const given = isDoc(argument) ? namedFields(name, argument, 'if then else') : undefined;
    const parts = compileList(given ? [given.if, given.then, given.else] : argument, context);
    checkArity(name, parts.length, 3, 3);
    const [condition, yes, no] = parts as [Evaluator, Evaluator, Evaluator];
    return (scope) => (isTruthy(condition(scope)) ? yes(scope) : no(scope));
  },
  $ifNull: (argument, context) => {
    const args = compileList(argument, context);
    check(args.length >= 2, 1257300, `$ifNull needs at least two arguments, had: ${args.length}`);
    const fallback = args.pop() as Evaluator;
    return (scope) => {
      for (const arg of args) {
        const value = arg(scope);
        if (!isNullish(value)) return value;
      }
      return fallback(scope);
    };
  },
  $switch: (argument, context, name) => {
    const fields = namedFields(name, argument, 'branches default?');
    check(Array.isArray(fields.branches), 40061, "$switch expected an array for 'branches'");
    check(fields.branches.length > 0, 40068, '$switch requires at least one branch.');
    const branches = fields.branches.map((given) => {
      const branch = namedFields(name, given, 'case then');
      return { holds: context.compile(branch.case), value: context.compile(branch.then) };
    });
    const fallback = 'default' in fields ? context.compile(fields.default) : undefined;
    return (scope) => {
      const value = branches.find(({ holds }) => isTruthy(holds(scope)))?.value ?? fallback;
      check(value, 40066, '$switch could not find a matching branch for an input, and no default was specified.');
      return value(scope);
    };
  },
  $let: (argument, context, name) => {
    const { vars, in: body } = namedFields(name, argument, 'vars in');
    if (!isDoc(vars)) throw failedToParse('invalid parameter: expected an object (vars)');
    const values = Object.keys(vars).map((key) => [key, context.compile(vars[key])] as const);
    const result = context.compile(body, Object.keys(vars));
    return (scope) => {
      const inner = Object.create(scope.vars);
      for (const [key, value] of values) inner[key] = value(scope);
      return result({ root: scope.root, vars: inner });
    };
  },
  $literal: constant,
};

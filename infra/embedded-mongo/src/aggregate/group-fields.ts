import type { MatchEnv } from '../match/env.js';
import { type Doc, isDoc, type Value } from '../values/bson.js';
import { ACCUMULATORS, type Accumulator, type AccumulatorFactory } from './accumulators.js';
import { check } from './check.js';
import { compileExpression, type Expression } from './expressions.js';

/** An output field of `$group`: `evaluate` each document, `add` the value to the group's accumulator. */
export interface GroupField {
  name: string;
  evaluate: Expression;
  create(): Accumulator;
  /** It holds every value it is given. */
  keeps: boolean;
}

const KEEPING = new Set(['$push', '$addToSet', '$mergeObjects']);

/** Compiles the output fields of `$group` and `$bucket`. */
export function compileGroupFields(output: Doc, env: MatchEnv): GroupField[] {
  return Object.keys(output).map((name) => {
    const spec = output[name];
    check(!name.includes('.'), 40235, `The field name '${name}' cannot contain '.'`);
    check(!name.startsWith('$'), 40236, `The field name '${name}' cannot be an operator name`);
    check(isDoc(spec), 40234, `The field '${name}' must be an accumulator object`);
    const [operator = '', ...others] = Object.keys(spec);
    check(operator && others.length === 0, 40238, `The field '${name}' must specify one accumulator`);
    return { name, ...compileAccumulator(operator, spec[operator], env) };
  });
}

/** @throws MongoError 15952 for an unknown accumulator */
function compileAccumulator(operator: string, argument: Value, env: MatchEnv): Omit<GroupField, 'name'> {
  if (operator === '$count') {
    const isEmpty = isDoc(argument) && Object.keys(argument).length === 0;
    check(isEmpty, 40237, '$count takes no arguments, i.e. $count:{}');
    return compileAccumulator('$sum', 1, env);
  }
  check(Object.hasOwn(ACCUMULATORS, operator), 15952, `unknown group operator '${operator}'`);
  check(!Array.isArray(argument) || argument.length === 1, 40237, `The ${operator} accumulator is a unary operator`);
  const accumulator = ACCUMULATORS[operator] as AccumulatorFactory;
  return {
    evaluate: compileExpression(Array.isArray(argument) ? argument[0] : argument, env),
    create: () => accumulator(env.collation?.compare),
    keeps: KEEPING.has(operator),
  };
}

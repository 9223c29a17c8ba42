import type { MatchEnv } from '../match/env.js';
import type { Doc, Value } from '../values/bson.js';
import { compileEvaluator } from './compile.js';

/** A compiled aggregation expression; `undefined` = missing. */
export type Expression = (doc: Value) => Value;

/**
 * Compiles an aggregation expression once.
 * @throws MongoError 168 for an unknown operator, 17276 for an unknown variable, and each operator's own codes.
 */
export function compileExpression(expression: Value, env: MatchEnv): Expression {
  const evaluator = compileEvaluator(expression, env);
  return (doc) => evaluator({ root: doc, vars: Object.create(null) });
}

/** Evaluates the expressions of a command's `let` option once, for `MatchEnv.let`. They can use no fields. */
export function evaluateLet(spec: Doc | undefined, env: MatchEnv): Doc | undefined {
  if (spec === undefined) return undefined;
  const values: Doc = {};
  for (const name of Object.keys(spec)) values[name] = compileExpression(spec[name], env)({});
  return values;
}

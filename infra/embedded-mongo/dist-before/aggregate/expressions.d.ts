import type { MatchEnv } from '../match/env.js';
import type { Doc, Value } from '../values/bson.js';
/** A compiled aggregation expression; `undefined` = missing. */
export type Expression = (doc: Value) => Value;
/**
 * Compiles an aggregation expression once.
 * @throws MongoError 168 for an unknown operator, 17276 for an unknown variable, and each operator's own codes.
 */
export declare function compileExpression(expression: Value, env: MatchEnv): Expression;
/** Evaluates the expressions of a command's `let` option once, for `MatchEnv.let`. They can use no fields. */
export declare function evaluateLet(spec: Doc | undefined, env: MatchEnv): Doc | undefined;

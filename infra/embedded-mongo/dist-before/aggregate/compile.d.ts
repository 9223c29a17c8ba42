import type { MatchEnv } from '../match/env.js';
import { type Value } from '../values/bson.js';
import { type Evaluator } from './operator.js';
/** Compiles an expression of the aggregation language. */
export declare function compileEvaluator(expression: Value, env: MatchEnv): Evaluator;

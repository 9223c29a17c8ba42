import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
import { type Accumulator } from './accumulators.js';
import { type Expression } from './expressions.js';
/** An accumulator with its argument: `evaluate` each document, `add` the value to the group's accumulator. */
export interface CompiledAccumulator {
    evaluate: Expression;
    create(): Accumulator;
}
/** An output field of `$group`. */
export interface GroupField extends CompiledAccumulator {
    name: string;
}
/** Compiles the output fields of `$group`, `$bucket` and `$bucketAuto`. */
export declare function compileGroupFields(output: Doc, env: MatchEnv): GroupField[];
/** Compiles one accumulator. @throws MongoError 15952 for an unknown one, 238 for one missing here. */
export declare function compileAccumulator(operator: string, argument: Value, env: MatchEnv): CompiledAccumulator;

import { type Value } from '../values/bson.js';
import type { ValueTest } from '../values/path.js';
import type { MatchEnv } from './env.js';
/** Equality with one value; null also equals a missing field. */
export declare function equalTest(wanted: Value, env: MatchEnv): ValueTest;
/** `{ field: value }`: a regular expression matches strings, everything else is equality. */
export declare function implicitTest(wanted: Value, env: MatchEnv): ValueTest;
/** `$gt`, `$gte`, `$lt`, `$lte`: only values of the bound's own type compare (all numbers are one type). */
export declare function rangeTest(operator: string, bound: Value, env: MatchEnv): ValueTest;
/** `$in`: hashed lookup for strings, ObjectIds and plain numbers; regular expressions match. */
export declare function inTest(list: Value, env: MatchEnv, operator?: string): ValueTest;
/** `$exists: true`. */
export declare const existsTest: ValueTest;
/** `$type` with names, numbers and the alias `number`. */
export declare function typeTest(wanted: Value): ValueTest;
/** `$size`. */
export declare function sizeTest(size: Value): ValueTest;
/** `$mod: [divisor, remainder]` over the integer part of numbers. */
export declare function modTest(spec: Value): ValueTest;

import type { MatchEnv } from '../match/env.js';
import { type Value } from '../values/bson.js';
import type { Operation } from './operation.js';
/** `$push`, with `$each`, `$position`, `$sort`, `$slice`. */
export declare function push(path: string, spec: Value, env: MatchEnv): Operation;
/** `$addToSet`, with `$each`. */
export declare function addToSet(path: string, spec: Value, env: MatchEnv): Operation;
/** `$pull`: elements that equal a value, match a condition, or are documents that match a filter. */
export declare function pull(spec: Value, env: MatchEnv): Operation;
/** `$pullAll`. */
export declare function pullAll(values: Value, env: MatchEnv): Operation;
/** `$pop`: 1 takes the last element away, -1 the first. */
export declare function pop(spec: Value): Operation;

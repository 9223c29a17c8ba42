import type { MatchEnv } from '../match/env.js';
import { type Value } from '../values/bson.js';
import { type Operation } from './operation.js';
/** `$set`, `$setOnInsert`. */
export declare function setTo(value: Value): Operation;
/** `$unset`. */
export declare const unset: Operation;
/** `$inc` and `$mul`: exact in the wider BSON type; an int becomes a long, a long never overflows silently. */
export declare function arithmetic(operator: '$inc' | '$mul', path: string, operand: Value): Operation;
/** `$min` and `$max`, in BSON's order across types. */
export declare function extreme(operator: '$min' | '$max', value: Value, env: MatchEnv): Operation;
/** `$currentDate` with `true`, `{ $type: 'date' }` or `{ $type: 'timestamp' }`. */
export declare function currentDate(spec: Value, env: MatchEnv): Operation;
/** `$bit` with `and`, `or`, `xor` on integers; a missing field counts as 0. */
export declare function bitwise(spec: Value): Operation;

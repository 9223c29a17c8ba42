import type { MatchEnv } from '../match/env.js';
import { type Doc } from '../values/bson.js';
/**
 * Compiles a `find` projection: inclusion or exclusion, nested and dotted, `$slice`, `$elemMatch`, `a.$`, expressions.
 * `matchIndex` is what the positional `$` stands for (`Matcher.matchIndex`).
 */
export declare function compileProjection(spec: Doc, env: MatchEnv): (doc: Doc, matchIndex?: number) => Doc;
/** True if the projection needs `matchIndex`. */
export declare function isPositionalProjection(spec: Doc): boolean;

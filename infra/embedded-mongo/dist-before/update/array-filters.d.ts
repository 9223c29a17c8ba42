import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
/** The compiled `arrayFilters` of an update: by identifier, the test of an element. */
export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;
/** Compiles `arrayFilters`. @throws MongoError 9 or 2 for a wrong one. */
export declare function compileArrayFilters(filters: Doc[] | undefined, env: MatchEnv): ArrayFilters;
/** True for `$`, `$[]` and `$[id]`. */
export declare function isPositional(part: string): boolean;
/** Checks the form of an update path, and that every `$[id]` has its filter. Notes the identifiers used. */
export declare function checkUpdatePath(path: string, filters: ArrayFilters, used: Set<string>): string[];
/** The paths that `$`, `$[]` and `$[id]` stand for in a document, before anything is changed. */
export declare function resolvePath(doc: Doc, parts: readonly string[], filters: ArrayFilters, matchIndex: number | undefined): string[][];

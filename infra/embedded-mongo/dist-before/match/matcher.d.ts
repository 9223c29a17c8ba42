import { type Doc, type Value } from '../values/bson.js';
import type { MatchEnv } from './env.js';
export type { MatchEnv } from './env.js';
/** A compiled filter. */
export interface Matcher {
    /** True if the document satisfies the filter. */
    matches(doc: Doc): boolean;
    /** The array index that the positional `$` stands for, if the filter matched through an array. */
    matchIndex(doc: Doc): number | undefined;
}
/** Compiles a query filter once. @throws MongoError 2 (BadValue) and others, as MongoDB for a wrong filter. */
export declare function compileFilter(filter: Doc, env: MatchEnv): Matcher;
/** True for a document of operators: its first field starts with `$` (and it is not a DBRef). */
export declare function isOperatorDoc(v: Value): v is Doc;

import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
import type { UpdateContext } from './update-context.js';
export { upsertSeed } from './upsert.js';
/** A compiled update. */
export interface Updater {
    /** The new document; the same reference if nothing changed. The input is never changed. */
    apply(doc: Doc, ctx: UpdateContext): Doc;
    /** True for a whole document instead of operators (only one document may be updated so). */
    isReplacement: boolean;
}
/**
 * Compiles an update: operators, replacement document or aggregation pipeline.
 * `apply` never lets `_id` change (66) and puts it first in a document that is inserted.
 */
export declare function compileUpdate(update: Doc | Doc[], options: {
    arrayFilters?: Doc[];
    env: MatchEnv;
}): Updater;
/** Refuses an `_id` that may not be stored. @throws MongoError 53 (InvalidIdField). */
export declare function checkId(id: Value): void;

import { type Doc } from '../values/bson.js';
/**
 * The document an upsert starts from: the filter's equalities (only `_id` for a replacement).
 * `apply` with `inserting: true` then makes the document to insert; `_id` may still be missing.
 * @throws MongoError 54 when a field is given twice.
 */
export declare function upsertSeed(filter: Doc, update: Doc | Doc[]): Doc;

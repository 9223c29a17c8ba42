import { type Doc, type Value } from '../values/bson.js';
import type { Collection } from './definitions.js';
/** Checks one element of `createIndexes`' `indexes` and completes it. @throws MongoError 9, 67, 197, 238 */
export declare function normaliseIndexSpec(given: Value): Doc;
/** MongoDB's name for an index without one: `email_1_at_-1`. */
export declare function indexName(key: Doc): string;
/**
 * Compares a wanted index with those there are.
 * @returns true if exactly this index exists
 * @throws MongoError 85 (same index, other options or name) or 86 (other index of that name)
 */
export declare function existsAlready(collection: Collection, spec: Doc): boolean;

import type { Collection } from '../catalog/definitions.js';
import { type Doc, type Value } from '../values/bson.js';
import type { Plan } from './plan.js';
/** What a plan is made for. */
export interface PlanRequest {
    filter: Doc;
    sort?: Doc;
    /** Index name or key, or `{ $natural: ±1 }`. */
    hint?: Value;
    /** The query compares text by a collation: indexes order it by bytes and cannot serve that. */
    collated: boolean;
    /** Refuse to read the whole collection for a filter (test mode). */
    failOnCollscan?: boolean;
    /** The state to be read is older than the collection's definition: its indexes may be missing in it. */
    outdated?: boolean;
}
/**
 * Chooses how to find the documents.
 * @throws MongoError 2 for a hint without index, 291 in test mode when no index serves the filter
 */
export declare function planQuery(collection: Collection, request: PlanRequest): Plan;

import type { MatchEnv } from '../match/env.js';
import { type Doc, type Value } from '../values/bson.js';
import type { Query } from './query.js';
/** A pipeline whose beginning is done by the query engine. */
export interface SplitPipeline {
    query: Query;
    /** The stages left. */
    rest: Doc[];
}
/** Gives leading `$match`, `$sort`, `$skip` and `$limit` stages to the query engine, which has the indexes. */
export declare function splitPipeline(stages: Doc[], env: MatchEnv, hint: Value): SplitPipeline;
/** True if a pipeline over many documents should not run where clients are answered. */
export declare function isHeavy(stages: Doc[]): boolean;

import type { Collection } from '../catalog/definitions.js';
import type { Collation } from '../match/collation.js';
import type { Matcher } from '../match/matcher.js';
import type { ReadView } from '../store/view.js';
import { type Doc, type Value } from '../values/bson.js';
import type { Plan } from './plan.js';
import { type ScanStatistics } from './scan.js';
/** What is looked for. */
export interface Query {
    filter: Doc;
    matcher: Matcher;
    sort?: Doc;
    skip?: number;
    /** At most so many documents; absent = all. */
    limit?: number;
    hint?: Value;
    collation?: Collation;
}
/** A document found. */
export declare class Found {
    readonly record: number;
    readonly bytes: Buffer;
    private decoded;
    constructor(record: number, bytes: Buffer, doc?: Doc);
    /** The document, decoded when first wanted. */
    get doc(): Doc;
}
/** One step of a query: a document, or (`undefined`) some work without a result, after which others may run. */
export type Step = Found | undefined;
/** Runs a plan: filters, sorts if the plan does not, skips and limits. Give `statistics` to learn what it read. */
export declare function runQuery(view: ReadView, collection: Collection, plan: Plan, query: Query, statistics?: (s: ScanStatistics) => void): Generator<Step>;

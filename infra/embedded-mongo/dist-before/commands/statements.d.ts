import type { Collection } from '../catalog/definitions.js';
import type { MatchEnv } from '../match/env.js';
import type { Query } from '../plan/query.js';
import type { Overlay } from '../store/overlay.js';
import type { Doc, Value } from '../values/bson.js';
/** A write on the documents a query finds. */
export interface Statement {
    readonly query: Query;
    /** All documents, not only the first. */
    readonly multi: boolean;
    /** Changes one document. */
    change(overlay: Overlay, collection: Collection, record: number, doc: Doc): Change;
    /** Makes a new document when none was found; absent = nothing happens. */
    readonly insertInstead?: (overlay: Overlay, collection: Collection) => Change;
}
/** What a statement did to one document. */
export interface Change {
    before?: Doc;
    after?: Doc;
    modified: boolean;
    /** `_id` of the document made by an upsert. */
    upserted?: Value;
}
/** An element of `updates`, or the update of a `findAndModify`. */
export interface UpdateSpec {
    filter: Doc;
    update: Doc | Doc[];
    multi?: boolean;
    upsert?: boolean;
    arrayFilters?: Doc[];
    collation?: Value;
    hint?: Value;
    sort?: Doc;
    /** Store documents whatever the collection's validator says. */
    bypassValidation?: boolean;
    /** Constants (`c` of the update statement). */
    constants?: Doc;
}
/** Compiles an update. @throws MongoError for what is wrong in it */
export declare function updateStatement(spec: UpdateSpec, commandEnv: MatchEnv): Statement;
/** Compiles a delete. */
export declare function deleteStatement(spec: Omit<UpdateSpec, 'update' | 'upsert'>, commandEnv: MatchEnv): Statement;
/** Stores a document as a client sent it; without `_id` it gets one. */
export declare function insertGiven(overlay: Overlay, collection: Collection, given: Doc, options: {
    bytes?: Uint8Array;
    bypassValidation?: boolean;
}): Doc;

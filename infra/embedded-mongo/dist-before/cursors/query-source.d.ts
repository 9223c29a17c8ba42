import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import type { Plan } from '../plan/plan.js';
import { type Found, type Query } from '../plan/query.js';
import type { Pacer } from '../store/pace.js';
import type { SnapshotView } from '../store/snapshot.js';
import type { ReadView } from '../store/view.js';
import type { ResultSource } from './cursor.js';
/** A query as the source of a cursor. Between batches it keeps a position and no snapshot. */
export declare class QuerySource implements ResultSource {
    private readonly snapshot;
    private readonly catalog;
    private readonly collection;
    private readonly plan;
    private readonly bytesOf;
    private readonly steps;
    /** @param snapshot given back at rests; absent in a transaction, whose snapshot stays */
    constructor(view: ReadView, snapshot: SnapshotView | undefined, catalog: Catalog, collection: Collection, plan: Plan, query: Query, bytesOf: (found: Found) => Uint8Array);
    next(pacer: Pacer): Promise<Uint8Array | undefined>;
    rest(): void;
    check(): void;
    close(): void;
}
/** @throws MongoError 175 if the collection, or an index the plan reads, is gone */
export declare function checkStillThere(catalog: Catalog, collection: Collection, plan: Plan): void;
/** Documents that are at hand, such as the answer of `listIndexes`. */
export declare class ListSource implements ResultSource {
    private readonly documents;
    private at;
    constructor(documents: Uint8Array[]);
    next(): Promise<Uint8Array | undefined>;
    rest(): void;
    check(): void;
    close(): void;
}

import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import { type Doc } from '../values/bson.js';
import type { Catalog } from './catalog.js';
import type { Collection } from './definitions.js';
/** Adds indexes to a collection and enters all its documents at once: for small collections and transactions. */
export declare function buildAtOnce(catalog: Catalog, overlay: Overlay, collection: Collection, specs: Doc[]): Collection;
/**
 * Adds indexes to a large collection without stopping others: they are maintained from the start, filled in chunks, and used
 * when they are complete. If that fails (duplicate key), or the server stops before the end, they are dropped.
 */
export declare function buildInChunks(engine: Engine, catalog: Catalog, ns: string, specs: Doc[]): Promise<void>;
/** Drops what a stopped server left half built. */
export declare function dropUnfinishedIndexes(engine: Engine, catalog: Catalog): Promise<void>;

import type { Engine } from '../store/engine.js';
import type { Catalog } from './catalog.js';
/** Deletes the documents whose time is over according to TTL indexes. */
export declare function expireDocuments(engine: Engine, catalog: Catalog, stopped: () => boolean, now?: number): Promise<void>;

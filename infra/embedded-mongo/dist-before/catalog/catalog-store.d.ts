import type { Overlay } from '../store/overlay.js';
import type { ReadView } from '../store/view.js';
import { type Doc } from '../values/bson.js';
import { type Collection, type Index } from './definitions.js';
/** Makes an index from its specification (checked by `index-spec.ts`). */
export declare function makeIndex(id: number, spec: Doc, building?: boolean): Index;
/** Writes a collection's definition. */
export declare function storeDefinition(overlay: Overlay, collection: Collection): void;
/** Writes a collection's definition with the index flags as they are when the commit is made. */
export declare function storeShape(overlay: Overlay, collection: Collection): void;
/** All definitions of a state of the store, by name space; indexes that were being built are included. */
export declare function readDefinitions(view: ReadView): Map<string, Collection>;

import type { Overlay } from '../store/overlay.js';
import { type Doc } from '../values/bson.js';
import type { Collection, Index } from './definitions.js';
/**
 * Stores a new document and enters it in every index.
 * @param bytes the document's BSON if it is at hand
 * @returns its record id
 * @throws MongoError 11000 (nothing changed then), 10334
 */
export declare function insertDocument(overlay: Overlay, collection: Collection, doc: Doc, bytes?: Uint8Array): number;
/** Stores a changed document. @throws MongoError 11000 (nothing changed then), 10334 */
export declare function replaceDocument(overlay: Overlay, collection: Collection, record: number, before: Doc, after: Doc): void;
/** Deletes a document and its index entries. */
export declare function removeDocument(overlay: Overlay, collection: Collection, record: number, doc: Doc): void;
/** Enters an existing document in a new index; may be done twice. @throws MongoError 11000 */
export declare function enterInIndex(overlay: Overlay, collection: Collection, index: Index, record: number, doc: Doc): void;

import { type Doc } from './value.js';
/**
 * BSON bytes of a document; the inverse of `decode`. Plain numbers become int32 when they are integers of that range, else doubles.
 * @throws MongoError 10334 if larger than 16 MB (plus the 16 KB the server allows itself), 2 for a value that is not BSON.
 */
export declare function encode(doc: Doc): Uint8Array;
/** True for a JavaScript number that is stored as an int32. */
export declare function isInt32(n: number): boolean;

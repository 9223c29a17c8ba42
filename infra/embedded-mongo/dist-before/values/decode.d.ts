import { type Doc } from './value.js';
/**
 * Reads BSON into `Value`s. Unlike the driver's reader it keeps integral doubles and longs apart from int32,
 * leaves `{ $ref, $id }` an ordinary document, and makes no intermediate objects.
 * @throws MongoError 22 (InvalidBSON) when the bytes are not one whole document.
 */
export declare function decode(bytes: Uint8Array): Doc;

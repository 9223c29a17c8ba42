import { type Doc } from '../values/bson.js';
/**
 * Checks `readConcern`. On one member all levels read the same committed data; snapshots outside transactions and reads of a
 * past time are not available.
 * @throws MongoError 9, 72, 246
 */
export declare function checkReadConcern(command: Doc, place: {
    inTransaction: boolean;
    first: boolean;
}): void;
/**
 * Checks `writeConcern`. Every commit is synced to disk on the one member, so `w: 1`, `w: "majority"` and `j` are all fulfilled.
 * @returns the error MongoDB reports beside a successful write when it cannot be fulfilled
 * @throws MongoError 2, 9, 72
 */
export declare function checkWriteConcern(command: Doc, place: {
    inTransaction: boolean;
    ends: boolean;
}): Doc | undefined;

import { type UpdateCase } from './cases.js';
/** `$set`, `$unset`, conflicts: the document afterwards, in exact BSON types, or the error. */
export declare const fieldUpdates: UpdateCase[];

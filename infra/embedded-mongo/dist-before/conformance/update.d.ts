import { type UpdateCase } from './cases.js';
/** Updates: the document afterwards, in exact BSON types, or the error. */
export declare const updateCases: UpdateCase[];

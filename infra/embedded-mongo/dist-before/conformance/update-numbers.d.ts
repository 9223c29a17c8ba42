import { type UpdateCase } from './cases.js';
/** Arithmetic, bounds, bits, dates, renames. */
export declare const numberUpdates: UpdateCase[];

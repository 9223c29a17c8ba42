import { type UpdateCase } from './cases.js';
/** Operators on arrays and positional paths. */
export declare const arrayUpdates: UpdateCase[];

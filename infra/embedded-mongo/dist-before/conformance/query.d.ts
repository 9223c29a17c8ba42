import { type QueryGroup } from './cases.js';
/** Filters: each finds exactly these documents. */
export declare const queryGroups: QueryGroup[];

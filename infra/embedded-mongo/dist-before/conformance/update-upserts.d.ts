import { type UpdateCase } from './cases.js';
/** Upserts, pipelines, types that must survive. */
export declare const upsertCases: UpdateCase[];

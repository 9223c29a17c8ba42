import { type ProgramCase } from './cases.js';
/** Indexes, unique keys, the errors of duplicates, TTL options, explain. */
export declare const indexPrograms: ProgramCase[];

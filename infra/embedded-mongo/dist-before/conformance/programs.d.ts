import { type ProgramCase } from './cases.js';
/** Inserting, replacing, deleting, finding and modifying. */
export declare const crudPrograms: ProgramCase[];
/** Indexes, unique keys, the errors of duplicates, TTL options, explain. */
export declare const indexPrograms: ProgramCase[];
/** Cursors, collections, commands. */
export declare const commandPrograms: ProgramCase[];
/** Transactions, sessions, retryable writes. */
export declare const transactionPrograms: ProgramCase[];

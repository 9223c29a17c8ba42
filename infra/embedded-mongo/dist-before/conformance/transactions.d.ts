import { type ProgramCase } from './cases.js';
/** Transactions, sessions, retryable writes. */
export declare const transactionPrograms: ProgramCase[];

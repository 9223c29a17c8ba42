import { type ProgramCase } from './cases.js';
/** Cursors, collections, commands. */
export declare const commandPrograms: ProgramCase[];

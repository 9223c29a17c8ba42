import { type ProgramCase } from './cases.js';
/** Inserting, replacing, deleting, finding and modifying. */
export declare const crudPrograms: ProgramCase[];

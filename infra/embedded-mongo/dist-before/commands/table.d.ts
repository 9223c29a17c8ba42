import { CommandTable } from './dispatch.js';
/** All commands of this server. */
export declare function commandTable(): CommandTable;

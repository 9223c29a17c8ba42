import { type Command } from './command.js';
export declare const createIndexes: Command;
export declare const dropIndexes: Command;
export declare const listIndexes: Command;

import { type Command } from './command.js';
export declare const insert: Command;
export declare const update: Command;
export declare const remove: Command;

import { type Command } from './command.js';
export declare const count: Command;
export declare const distinct: Command;

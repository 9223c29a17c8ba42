import { type Command } from './command.js';
export declare const getMore: Command;
export declare const killCursors: Command;

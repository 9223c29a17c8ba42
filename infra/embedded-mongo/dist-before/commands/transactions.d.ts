import { type Command } from './command.js';
export declare const commitTransaction: Command;
export declare const abortTransaction: Command;
export declare const startSession: Command;
export declare const refreshSessions: Command;
export declare const endSessions: Command;
export declare const killSessions: Command;
export declare const killAllSessions: Command;

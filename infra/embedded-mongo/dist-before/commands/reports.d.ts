import { type Command } from './command.js';
/** The version of MongoDB whose answers this server gives. */
export declare const VERSION = "7.0.0";
export declare const ping: Command;
export declare const buildInfo: Command;
export declare const connectionStatus: Command;
export declare const whatsMyUri: Command;
export declare const getLog: Command;
export declare const hostInfo: Command;
export declare const getParameter: Command;
export declare const serverStatus: Command;
export declare const collStats: Command;
export declare const dbStats: Command;
export declare const replSetGetStatus: Command;
export declare const configureFailPoint: Command;
export declare const createSearchIndexes: Command;
export declare const updateSearchIndex: Command;
export declare const dropSearchIndex: Command;
/** The profiler, always off. */
export declare const profile: Command;

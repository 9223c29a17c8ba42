import { type Command } from './command.js';
export declare const create: Command;
export declare const drop: Command;
export declare const dropDatabase: Command;
export declare const renameCollection: Command;
export declare const collMod: Command;
export declare const listCollections: Command;
export declare const listDatabases: Command;

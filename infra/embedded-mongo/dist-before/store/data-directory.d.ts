import type { Engine } from './engine.js';
/** Path of the data file in a data directory. */
export declare function dataFile(dir: string): string;
/** Makes the data directory, for this user only. @throws if it is not a directory of ours */
export declare function prepareDirectory(dir: string): void;
/**
 * The directory for the sockets of a data directory: itself, or one of ours that is always the same for it. Paths of sockets
 * must be short for the system and in lower case for the drivers, which write the hosts of a replica set that way.
 * @throws if no such directory can be found
 */
export declare function socketDirectory(dir: string): string;
/** Checks, or for a new data file writes, the format version. @throws if another version wrote the file */
export declare function checkFormat(engine: Engine): Promise<void>;
/**
 * Makes this process the only one that uses a data file. The owner is written in the file itself, with a socket it listens on: a
 * socket that answers is an owner that lives. LMDB's write lock makes the change of owner one step.
 * @returns gives the ownership back
 * @throws if another process has the file
 */
export declare function takeOwnership(engine: Engine, sockets: string): Promise<() => Promise<void>>;

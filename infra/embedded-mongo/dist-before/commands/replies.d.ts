import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
/** An error as the reply to a command. */
export declare function errorReply(error: unknown): Doc;
/** An error of one statement, as an element of `writeErrors`. */
export declare function writeError(error: MongoError, index: number): Doc;

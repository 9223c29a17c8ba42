import type { Doc } from '../values/bson.js';
import type { Command } from './command.js';
/** Enforces `apiVersion`, `apiStrict` and `apiDeprecationErrors` (nothing in version 1 is deprecated). @throws MongoError 322, 323, 72 */
export declare function checkApiVersion(command: Command, doc: Doc): void;

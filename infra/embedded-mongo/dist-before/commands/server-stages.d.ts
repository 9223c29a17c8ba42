import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { type CommandContext } from './context.js';
/** The documents of a first stage that is about the server itself; `undefined` for an ordinary pipeline. @throws MongoError 26, 238 */
export declare function serverStage(ctx: CommandContext, stages: Doc[]): Doc[] | undefined;
/** 31082, as MongoDB answers without Atlas. */
export declare function onlyAtlas(): MongoError;

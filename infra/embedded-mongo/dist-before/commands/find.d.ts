import type { Query } from '../plan/query.js';
import { type Doc } from '../values/bson.js';
import type { Command } from './command.js';
import { type CommandContext } from './context.js';
export declare const find: Command;
/** The query of a `find`, or of the `find` part of another command. */
export declare function findQuery({ command, env }: CommandContext, filter: Doc): Query;

import { type Doc } from '../values/bson.js';
import type { Reply } from '../wire/reply.js';
import { type Command } from './command.js';
import { type CommandContext } from './context.js';
export declare const explain: Command;
/** Explains how a command would find its documents; `executionStats` runs that part of it, nothing is changed. */
export declare function explainCommand(ctx: CommandContext, command: Doc, verbosity: string): Promise<Reply>;

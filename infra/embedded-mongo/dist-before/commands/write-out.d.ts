import type { WriteTarget } from '../aggregate/env.js';
import type { Doc } from '../values/bson.js';
import { type CommandContext } from './context.js';
/** Writes the result of a pipeline: `$out` replaces a collection at the end in one step, `$merge` changes it as it goes. */
export declare function writeOut(ctx: CommandContext, target: WriteTarget, docs: AsyncIterable<Doc>): Promise<void>;

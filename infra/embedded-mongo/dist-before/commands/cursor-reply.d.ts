import { type ResultSource } from '../cursors/cursor.js';
import type { Value } from '../values/bson.js';
import type { Reply } from '../wire/reply.js';
import type { CommandContext } from './context.js';
/** How a result is to be fetched. */
export interface CursorOptions {
    ns: string;
    batchSize: Value;
    /** No cursor remains, whatever is left of the result. */
    singleBatch?: boolean;
    noTimeout?: boolean;
}
/** Answers with the first batch of a result and keeps a cursor if there is more. */
export declare function firstBatch(ctx: CommandContext, source: ResultSource, options: CursorOptions): Promise<Reply>;

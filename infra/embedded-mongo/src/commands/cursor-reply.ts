import { Long } from 'bson';
import { DEFAULT_BATCH, type ResultSource } from '../cursors/cursor.js';
import type { Value } from '../values/bson.js';
import type { Reply } from '../wire/reply.js';
import { count } from './arguments.js';
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
export async function firstBatch(ctx: CommandContext, source: ResultSource, options: CursorOptions): Promise<Reply> {
  const { cursors } = ctx.server;
  const size = count(options.batchSize, 'batchSize') ?? DEFAULT_BATCH;
  const owner = { session: ctx.session?.id, txnNumber: ctx.transaction ? ctx.txnNumber : undefined };
  const cursor = cursors.create(options.ns, source, owner, options.noTimeout);
  try {
    const { documents, done } = await cursor.batch(size, ctx.pacer);
    const ends = done || options.singleBatch === true;
    if (ends) cursor.close();
    else cursors.keep(cursor);
    const id = ends ? Long.ZERO : cursor.id;
    return { cursor: { id, ns: options.ns, field: 'firstBatch', documents }, fields: {} };
  } catch (error) {
    cursor.close();
    throw error;
  }
}

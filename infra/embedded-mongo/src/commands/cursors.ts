import { Long } from 'bson';
import { fromArray } from '../aggregate/stage.js';
import { Cursor, DEFAULT_BATCH, ResultSource } from '../cursors/cursor.js';
import { bsonTag, type Doc, MAX_DOCUMENT_BYTES, type Value } from '../values/bson.js';
import { badValue, MongoError } from '../values/errors.js';
import { CursorBatch, type Reply } from '../wire/reply.js';
import { type CommandContext, collectionName } from './context.js';
import { documentOr, wholeNumber } from './fields.js';

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
  const { ns, batchSize, singleBatch, noTimeout } = options;
  const { cursors } = ctx.server;
  const cursor = new Cursor(ns, source, ownerOf(ctx), noTimeout);
  let open = false;
  try {
    const size = wholeNumber(batchSize, 'batchSize') ?? DEFAULT_BATCH;
    const { documents, done } = await cursor.batch(size, ctx.pacer, singleBatch ? MAX_DOCUMENT_BYTES : undefined);
    open = !done && !singleBatch;
    if (open) cursors.keep(cursor);
    return { cursor: new CursorBatch(open ? cursor.id : Long.ZERO, ns, 'firstBatch', documents) };
  } finally {
    if (!open) cursor.close();
  }
}

/** Answers with documents that are at hand, in batches of the command's `cursor.batchSize`. */
export function listReply(ctx: CommandContext, ns: string, documents: Doc[]): Promise<Reply> {
  const { batchSize } = documentOr(ctx.command.cursor);
  return firstBatch(ctx, new ResultSource(fromArray(documents)), { ns, batchSize });
}

/** getMore, killCursors */
export const cursorHandlers = { getMore, killCursors };

async function getMore(ctx: CommandContext): Promise<Reply> {
  const { cursors } = ctx.server;
  const id = cursorId(ctx.command.getMore);
  const ns = `${ctx.db}.${collectionName(ctx, ctx.command.collection)}`;
  const cursor = cursors.get(id);
  checkOwner(ctx, cursor, ns);
  if (ctx.command.maxTimeMS !== undefined)
    throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
  let open = false;
  try {
    cursor.check();
    const size = wholeNumber(ctx.command.batchSize, 'batchSize') || Number.POSITIVE_INFINITY;
    const { documents, done } = await cursor.batch(size, ctx.pacer);
    open = !done;
    return { cursor: new CursorBatch(open ? id : Long.ZERO, ns, 'nextBatch', documents) };
  } finally {
    if (!open) cursors.kill(id);
  }
}

function killCursors({ server, command }: CommandContext): Reply {
  const cursorsKilled: Long[] = [];
  const cursorsNotFound: Long[] = [];
  for (const id of (command.cursors as Value[]).map(cursorId))
    (server.cursors.kill(id) ? cursorsKilled : cursorsNotFound).push(id);
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
}

/** A cursor belongs to the session and transaction that made it. @throws MongoError 13, 50741 */
function checkOwner(ctx: CommandContext, { id, ns, owner }: Cursor, wanted: string): void {
  const { session, txnNumber } = ownerOf(ctx);
  const refuse = (code: number, why: string) => new MongoError(code, `Cannot run getMore on cursor ${id}, ${why}`);
  if (ns !== wanted) throw refuse(13, `which belongs to namespace '${ns}', on namespace '${wanted}'`);
  if (owner.session !== session) throw refuse(13, 'which was created in another session');
  if (owner.txnNumber !== txnNumber) throw refuse(50741, 'which was not created in this transaction');
}

function ownerOf({ session, transaction, txnNumber }: CommandContext): Cursor['owner'] {
  return { session: session?.id, txnNumber: transaction && txnNumber };
}

function cursorId(v: Value): Long {
  if (bsonTag(v) === 'Long') return v as Long;
  if (typeof v === 'number') return Long.fromNumber(v);
  throw badValue('cursor ids must be of type long');
}

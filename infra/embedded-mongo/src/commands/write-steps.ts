import { setTimeout } from 'node:timers/promises';
import { writeConflict } from '../sessions/transaction.js';
import { documentKey } from '../store/keys.js';
import { Blocked } from '../store/locks.js';
import type { Overlay } from '../store/overlay.js';
import { unsealed } from '../store/record.js';
import { type Doc, decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { type CommandContext, collectionOf, ensureCollection, existingCollection } from './context.js';
import { searchQuickly, searchRecords } from './search.js';
import type { Change, Statement } from './statements.js';

/** Longest time, in milliseconds, one step of a write keeps the event loop before the rest waits for the next commit. */
const STEP_MS = 2;
/** A search gives up finding a document that is still there when it gets to it after so many tries. */
const MAX_TRIES = 100;
/** Errors of the whole command (conflicts, time, storage); all others are errors of their statement. */
const COMMAND_ERRORS = [1, 50, 112, 246, 251, 279, 14031];

/** A write command. */
export interface Write {
  /** Number of statements. */
  total: number;
  /** Compiles a statement when its turn comes, so that an error in it is the error of that statement. */
  statement(index: number): Statement;
  /** Some statement may make a document, and with it the collection. */
  creates: boolean;
  /** What follows an error of a statement: the end of the write, the next statement, or the failure of the command. */
  onError: 'stop' | 'continue' | 'throw';
  /** The reply so far: stored with every step of a retryable write. */
  reply(progress: WriteProgress): Doc;
}

/** How far a write has come. */
export interface WriteProgress {
  /** Index of the next statement. */
  next: number;
  n: number;
  nModified: number;
  upserted: Doc[];
  writeErrors: Doc[];
  /** What was done last. */
  change?: Change;
  /** The next statement reads too much to find its documents in a step: they are (`records`) or have to be found between steps. */
  search?: { records?: number[]; at: number; tries: number };
}

/**
 * Runs a write in steps of a few milliseconds, each of which is one commit (or a part of the transaction). Documents that are
 * found quickly are found and changed in one go; else a snapshot is searched with pauses, and what still matches is changed. As
 * in MongoDB the whole is not one step: an error leaves what was changed before it.
 */
export async function runWrite(ctx: CommandContext, write: Write): Promise<Doc> {
  const { session, txnNumber, transaction } = ctx;
  const retryable = session !== undefined && txnNumber !== undefined && !transaction;
  const record = retryable ? session.beginWrite(txnNumber) : undefined;
  if (record?.reply && record.statementsDone === undefined) return record.reply;
  const done = (record?.reply ?? {}) as Partial<WriteProgress>;
  const { n = 0, nModified = 0, upserted = [], writeErrors = [] } = done;
  let progress: WriteProgress = { next: record?.statementsDone ?? 0, n, nModified, upserted, writeErrors };
  const cutAfter = retryable && ctx.server.failPoints?.cutWrite(ctx.connection);
  if (write.creates) await ensureCollection(ctx);
  while (progress.next < write.total) {
    progress = await apply(ctx, (overlay) => {
      const after = copyOf(progress);
      takeStep(ctx, overlay, write, after);
      const statementsDone = after.next < write.total ? { statementsDone: after.next } : {};
      if (retryable) session.recordWrite(overlay, { txnNumber, reply: write.reply(after), ...statementsDone });
      return after;
    });
    const { search, next } = progress;
    if (search && !search.records) search.records = await recordsOf(ctx, write.statement(next));
  }
  if (transaction && progress.writeErrors.length > 0) session?.abortOpen();
  if (cutAfter) void ctx.connection.close();
  return write.reply(progress);
}

/**
 * Applies one step of a write: in a transaction to its changes, else durably. The step runs in one go; what it throws leaves no
 * trace. If an open transaction has changed what the step wants to change, it waits for that one to end and tries again.
 */
export async function apply<T>(
  { transaction, pacer, server }: CommandContext,
  step: (overlay: Overlay) => T,
): Promise<T> {
  if (transaction) {
    if (pacer.due()) await pacer.turn();
    return step(transaction.overlay);
  }
  for (;;) {
    pacer.check();
    try {
      return await server.engine.commit(step);
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      const left = pacer.deadline === undefined ? undefined : Math.max(0, pacer.deadline - performance.now());
      const timeout = left === undefined ? [] : [setTimeout(left, undefined, { ref: false })];
      await Promise.race([error.owner.released, ...timeout]);
    }
  }
}

async function recordsOf(ctx: CommandContext, { query }: Statement): Promise<number[]> {
  const collection = collectionOf(ctx);
  return collection && query ? searchRecords(ctx, collection, query) : [];
}

/** A step works on a copy: if it fails, the original stands. */
function copyOf(progress: WriteProgress): WriteProgress {
  const { upserted, writeErrors, search } = progress;
  return { ...progress, upserted: [...upserted], writeErrors: [...writeErrors], search: search && { ...search } };
}

function takeStep(ctx: CommandContext, overlay: Overlay, write: Write, progress: WriteProgress): void {
  const end = performance.now() + STEP_MS;
  do {
    try {
      if (!execute(ctx, overlay, write.statement(progress.next), progress, end)) return;
    } catch (error) {
      const ofStatement = error instanceof MongoError && !COMMAND_ERRORS.includes(error.code);
      if (!ofStatement || write.onError === 'throw') throw error;
      const { code, message, details } = error;
      progress.writeErrors.push({ index: progress.next, code, errmsg: message, ...details });
      if (write.onError === 'stop' || ctx.transaction) progress.next = write.total;
    }
    progress.search = undefined;
    progress.next++;
  } while (progress.next < write.total && performance.now() < end);
}

/** Executes a statement, or part of it. @returns false if it is to be gone on with in another step */
function execute(
  ctx: CommandContext,
  overlay: Overlay,
  { query, change, insert }: Statement,
  progress: WriteProgress,
  end: number,
): boolean {
  const collection = query ? collectionOf(ctx) : existingCollection(ctx);
  if (!collection) return true;
  const { search } = progress;
  if (search?.records && query) {
    const { records } = search;
    while (search.at < records.length) {
      const record = records[search.at++] as number;
      const stored = overlay.get(documentKey(collection.id, record));
      const doc = stored && decode(unsealed(stored));
      if (doc && query.matcher.matches(doc)) {
        note(progress, change(overlay, collection, record, doc));
        if (query.limit) return true;
      }
      if (search.at < records.length && performance.now() > end) return false;
    }
    // The one document wanted was changed by somebody else meanwhile: look for another.
    if (records.length > 0) return query.limit ? searchOn(progress, search.tries + 1) : true;
  } else if (query) {
    const found = searchQuickly(ctx, overlay, collection, query);
    if (!found) return searchOn(progress, 0);
    const changes = found.map(({ record, doc }) => change(overlay, collection, record, doc));
    for (const each of changes) note(progress, each);
    if (found.length > 0) return true;
  }
  if (insert) note(progress, insert(overlay, collection));
  return true;
}

function searchOn(progress: WriteProgress, tries: number): false {
  if (tries > MAX_TRIES) throw writeConflict();
  progress.search = { at: 0, tries };
  return false;
}

function note(progress: WriteProgress, change: Change): void {
  progress.change = change;
  progress.n++;
  if (change.modified) progress.nModified++;
  if (change.upserted !== undefined) progress.upserted.push({ index: progress.next, _id: change.upserted });
}

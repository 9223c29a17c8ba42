import { type Doc, isDoc, type Value } from '../values/bson.js';
import { badValue, failedToParse, MongoError, typeMismatch } from '../values/errors.js';
import { isTruthy } from '../values/text.js';
import type { Reply } from '../wire/reply.js';
import { type CommandContext, collectionName } from './context.js';
import { checkFields, fieldsOf, wholeNumber } from './fields.js';
import { projector } from './search.js';
import { deleteStatement, insertStatement, type Statement, updateStatement } from './statements.js';
import { runWrite, type WriteProgress } from './write-steps.js';

const MAX_STATEMENTS = 100_000;

const UPDATE_FIELDS = fieldsOf(`object: q! c collation; object/array: u!; bool: multi upsert upsertSupplied;
  array: arrayFilters; string/object: hint; any: sampleId`);
const DELETE_FIELDS = fieldsOf('object: q! collation; number: limit!; string/object: hint; any: sampleId');

/** insert, update, delete, findAndModify */
export const writeHandlers = { insert, update, delete: remove, findAndModify };

function insert(ctx: CommandContext): Promise<Reply> {
  const documents = ctx.command.documents as (Doc | Buffer)[];
  if (documents.some((doc) => !isDoc(doc) && !(doc instanceof Uint8Array)))
    throw typeMismatch("BSON field 'insert.documents' holds something that is not an object");
  return runStatements(ctx, documents.length, true, (i) => insertStatement(documents[i] as Doc | Buffer));
}

function update(ctx: CommandContext): Promise<Reply> {
  const updates = (ctx.command.updates as Value[]).map((u) => checkFields('update.updates', u, UPDATE_FIELDS));
  if (updates.some(({ u, c }) => Array.isArray(u) && u.length === 0 && c === undefined))
    throw badValue('Empty pipeline');
  if (updates.some((u) => isTruthy(u.multi))) refuseRetry(ctx, 'multi=true');
  const creates = updates.some((u) => isTruthy(u.upsert));
  const statement = (i: number) => updateStatement(updates[i] as Doc, ctx.env);
  return runStatements(ctx, updates.length, creates, statement, ({ n, nModified, upserted }) => {
    return { n, nModified, ...(upserted.length > 0 && { upserted }) };
  });
}

function remove(ctx: CommandContext): Promise<Reply> {
  const deletes = (ctx.command.deletes as Value[]).map((d) => checkFields('delete.deletes', d, DELETE_FIELDS));
  for (const { limit } of deletes)
    if ((wholeNumber(limit, 'delete.deletes.limit') as number) > 1)
      throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
  if (deletes.some((d) => !isTruthy(d.limit))) refuseRetry(ctx, 'limit=0');
  return runStatements(ctx, deletes.length, false, (i) => deleteStatement(deletes[i] as Doc, ctx.env));
}

function findAndModify(ctx: CommandContext): Promise<Reply> {
  collectionName(ctx);
  const { remove: removes, new: wantsNew, fields } = ctx.command;
  const statement = modification(ctx);
  const project = projector(fields, statement.query, ctx.env);
  return runWrite(ctx, {
    total: 1,
    statement: () => statement,
    creates: statement.insert !== undefined,
    onError: 'throw',
    reply: ({ n, upserted: [made], change }) => {
      const doc = isTruthy(wantsNew) ? change?.after : change?.before;
      const value = doc ? (project?.(doc, change?.before) ?? doc) : null;
      if (isTruthy(removes)) return { lastErrorObject: { n }, value };
      return { lastErrorObject: { n, updatedExisting: n > 0 && !made, ...(made && { upserted: made._id }) }, value };
    },
  });
}

function runStatements(
  ctx: CommandContext,
  total: number,
  creates: boolean,
  statement: (index: number) => Statement,
  counts: (progress: WriteProgress) => Doc = ({ n }) => ({ n }),
): Promise<Doc> {
  collectionName(ctx);
  if (total < 1 || total > MAX_STATEMENTS)
    throw new MongoError(16, `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${total} operations.`);
  const { ordered = true } = ctx.command;
  return runWrite(ctx, {
    total,
    statement,
    creates,
    onError: isTruthy(ordered) ? 'stop' : 'continue',
    reply: (progress) => {
      const { writeErrors } = progress;
      return { ...counts(progress), ...(writeErrors.length > 0 && { writeErrors }) };
    },
  });
}

/** A write of many documents cannot be a retryable one. */
function refuseRetry({ txnNumber, transaction }: CommandContext, what: string): void {
  if (txnNumber !== undefined && !transaction) throw new MongoError(72, `Cannot use retryable writes with ${what}`);
}

function modification({ command: given, env }: CommandContext) {
  const { query, sort, hint, update: u, upsert, arrayFilters } = given;
  if (!isTruthy(given.remove)) {
    if (u === undefined || u === null) throw failedToParse('Either an update or remove=true must be specified');
    return updateStatement({ q: query, u, upsert, arrayFilters, sort, hint }, env);
  }
  if (u !== undefined) throw failedToParse('Cannot specify both an update and remove=true');
  if (isTruthy(upsert)) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (isTruthy(given.new))
    throw failedToParse("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
  if (arrayFilters !== undefined) throw failedToParse('Cannot specify arrayFilters and remove=true');
  return deleteStatement({ q: query, sort, hint, limit: 1 }, env);
}

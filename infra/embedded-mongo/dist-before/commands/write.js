import { decode, isDoc } from '../values/bson.js';
import { badValue, failedToParse, MongoError, typeMismatch } from '../values/errors.js';
import { apply, ensureCollection, STEP_MS, withWriteFailure } from './apply.js';
import { checkFields, count, flag, requireField, typed } from './arguments.js';
import { fields } from './command.js';
import { collectionName, collectionOf } from './context.js';
import { executeQuickly, executeSlowly } from './execute.js';
import { writeError } from './replies.js';
import { deleteStatement, insertGiven, updateStatement } from './statements.js';
import { WriteProgress } from './write-progress.js';
const MAX_STATEMENTS = 100_000;
const UPDATE_FIELDS = typed({
    object: 'q c collation',
    objectOrArray: 'u',
    bool: 'multi upsert upsertSupplied',
    array: 'arrayFilters',
    objectOrString: 'hint',
    any: 'sampleId',
});
const DELETE_FIELDS = typed({
    object: 'q collation',
    number: 'limit',
    objectOrString: 'hint',
    any: 'sampleId',
});
export const insert = {
    name: 'insert',
    fields: { documents: 'array', ordered: 'bool', bypassDocumentValidation: 'bool' },
    apiV1: true,
    inTransaction: true,
    retryable: true,
    writes: true,
    run: (ctx) => {
        const bytes = ctx.sequences.get('documents');
        const bypassValidation = flag(ctx.command.bypassDocumentValidation);
        const documents = bytes ? checkedSize(bytes) : statementsOf(ctx, 'documents');
        for (const doc of documents)
            if (!bytes && !isDoc(doc))
                throw typeMismatch("BSON field 'insert.documents' holds something that is not an object");
        return runStatements(ctx, 'insert', documents.length, true, (_, overlay, progress, i) => {
            const collection = collectionOf(ctx);
            if (!collection)
                throw new MongoError(26, `collection ${ctx.db}.${collectionName(ctx)} was dropped`);
            const doc = bytes ? decode(bytes[i]) : documents[i];
            insertGiven(overlay, collection, doc, { bytes: bytes?.[i], bypassValidation });
            progress.n++;
            return true;
        });
    },
};
export const update = {
    name: 'update',
    fields: { updates: 'array', ordered: 'bool', bypassDocumentValidation: 'bool', let: 'object' },
    apiV1: true,
    inTransaction: true,
    retryable: true,
    writes: true,
    run: (ctx) => {
        const given = statementsOf(ctx, 'updates').map((u) => checkFields('update.updates', withoutSort(u), UPDATE_FIELDS, ['q', 'u']));
        if (ctx.txnNumber !== undefined && !ctx.transaction && given.some((u) => flag(u.multi)))
            throw new MongoError(72, 'Cannot use retryable writes with multi=true');
        const statements = given.map((u) => lazily(() => updateStatement({
            filter: u.q,
            update: u.u,
            multi: flag(u.multi),
            upsert: flag(u.upsert),
            arrayFilters: u.arrayFilters,
            collation: u.collation,
            hint: u.hint,
            constants: u.c,
            bypassValidation: flag(ctx.command.bypassDocumentValidation),
        }, ctx.env)));
        const note = (progress, index, change) => progress.noteUpdate(index, change);
        return runStatements(ctx, 'update', given.length, given.some((u) => flag(u.upsert)), quick(statements, note), slow(statements, note));
    },
};
export const remove = {
    name: 'delete',
    fields: { deletes: 'array', ordered: 'bool', let: 'object' },
    apiV1: true,
    inTransaction: true,
    retryable: true,
    writes: true,
    run: (ctx) => {
        const given = statementsOf(ctx, 'deletes').map((d) => checkFields('delete.deletes', d, DELETE_FIELDS, ['q', 'limit']));
        for (const d of given)
            if (![0, 1].includes(count(d.limit, 'delete.deletes.limit')))
                throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${d.limit}`);
        if (ctx.txnNumber !== undefined && !ctx.transaction && given.some((d) => !flag(d.limit)))
            throw new MongoError(72, 'Cannot use retryable writes with limit=0');
        const statements = given.map((d) => lazily(() => deleteStatement({ filter: d.q, multi: !flag(d.limit), collation: d.collation, hint: d.hint }, ctx.env)));
        const note = (progress) => {
            progress.n++;
        };
        return runStatements(ctx, 'delete', given.length, false, quick(statements, note), slow(statements, note));
    },
};
function quick(statements, note) {
    return (ctx, overlay, progress, index) => {
        const statement = statements[index]();
        const collection = collectionOf(ctx);
        if (!collection)
            return true;
        const changes = executeQuickly(ctx, overlay, collection, statement);
        for (const change of changes ?? [])
            note(progress, index, change);
        return changes !== undefined;
    };
}
function slow(statements, note) {
    return async (ctx, progress, index) => {
        const statement = statements[index]();
        await executeSlowly(ctx, collectionName(ctx), statement, (changes) => {
            for (const change of changes)
                note(progress, index, change);
        }, (context, step) => apply(context, step, (result) => recordOf(ctx, progress, index, note, result)));
    };
}
/** What a slow single-document statement leaves for its repetition: the progress as it will be after this step. */
function recordOf(ctx, progress, index, note, result) {
    const after = progress.copy();
    const changes = Array.isArray(result) ? result : result.changes;
    for (const change of changes)
        note(after, index, change);
    if (changes.length > 0)
        after.next = index + 1;
    return after.record(ctx.txnNumber);
}
async function runStatements(ctx, kind, total, creates, work, workSlowly) {
    const done = ctx.txnNumber !== undefined && !ctx.transaction ? ctx.session?.beginWrite(ctx.txnNumber) : undefined;
    let progress = new WriteProgress(kind, total, ctx.command.ordered === undefined || flag(ctx.command.ordered), done);
    if (progress.finished)
        return fields(progress.reply());
    collectionName(ctx);
    return withWriteFailure(ctx, async () => {
        if (creates)
            await ensureCollection(ctx);
        while (!progress.finished) {
            const before = progress;
            progress = await apply(ctx, (overlay) => someStatements(ctx, overlay, before.copy(), work), (p) => p.record(ctx.txnNumber));
            if (progress.slow && workSlowly)
                await oneSlowStatement(ctx, progress, workSlowly);
        }
        if (ctx.transaction && progress.writeErrors.length > 0) {
            ctx.server.cursors.killOwned(ctx.session?.id, ctx.txnNumber);
            ctx.session?.abortOpen();
        }
        return fields(progress.reply());
    });
}
function someStatements(ctx, overlay, progress, work) {
    const end = performance.now() + STEP_MS;
    while (!progress.finished) {
        const index = progress.next;
        try {
            if (!work(ctx, overlay, progress, index)) {
                progress.slow = true;
                return progress;
            }
        }
        catch (error) {
            noteError(ctx, progress, index, error);
        }
        progress.next++;
        if (performance.now() > end)
            break;
    }
    return progress;
}
async function oneSlowStatement(ctx, progress, work) {
    const index = progress.next;
    progress.slow = false;
    try {
        await work(ctx, progress, index);
    }
    catch (error) {
        noteError(ctx, progress, index, error);
    }
    progress.next = index + 1;
}
/** Errors of a statement go into `writeErrors`; those of the whole command (conflicts, time, storage) end it. */
function noteError(ctx, progress, index, error) {
    const ofStatement = error instanceof MongoError && ![1, 50, 112, 246, 251, 279, 14031].includes(error.code);
    if (!ofStatement)
        throw error;
    progress.writeErrors.push(writeError(error, index));
    if (progress.ordered || ctx.transaction)
        progress.stopped = true;
}
function statementsOf(ctx, field) {
    return checkedSize(requireField(ctx, field));
}
function checkedSize(statements) {
    if (statements.length < 1 || statements.length > MAX_STATEMENTS)
        throw new MongoError(16, `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`);
    return statements;
}
/** MongoDB knows `sort` in an update statement from 8.0 on; this server answers as 7.0. */
function withoutSort(statement) {
    if (isDoc(statement) && statement.sort !== undefined)
        throw new MongoError(40415, "BSON field 'update.updates.sort' is an unknown field.");
    if (isDoc(statement) && Array.isArray(statement.u) && statement.c === undefined && statement.u.length === 0)
        throw badValue('Empty pipeline');
    return statement;
}
/** Compiled when its turn comes, so that an error in it is the error of that statement. */
function lazily(make) {
    let statement;
    return () => {
        statement ??= make();
        return statement;
    };
}
//# sourceMappingURL=write.js.map
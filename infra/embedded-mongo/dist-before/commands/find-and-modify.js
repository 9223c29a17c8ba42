import { compileFilter } from '../match/matcher.js';
import { compileProjection, isPositionalProjection } from '../project/projection.js';
import { failedToParse } from '../values/errors.js';
import { apply, ensureCollection, withWriteFailure } from './apply.js';
import { documentOr, flag, typed } from './arguments.js';
import { fields } from './command.js';
import { collectionName, collectionOf } from './context.js';
import { executeQuickly, executeSlowly } from './execute.js';
import { deleteStatement, updateStatement } from './statements.js';
export const findAndModify = {
    name: 'findAndModify',
    aliases: ['findandmodify'],
    fields: typed({
        object: 'query sort fields collation let',
        bool: 'remove new upsert bypassDocumentValidation',
        objectOrArray: 'update',
        array: 'arrayFilters',
        objectOrString: 'hint',
    }),
    apiV1: true,
    inTransaction: true,
    retryable: true,
    writes: true,
    run: async (ctx) => {
        const statement = statementOf(ctx);
        const project = projectionOf(ctx);
        const done = ctx.txnNumber !== undefined && !ctx.transaction ? ctx.session?.beginWrite(ctx.txnNumber) : undefined;
        if (done?.reply)
            return fields(done.reply);
        return withWriteFailure(ctx, async () => {
            if (statement.insertInstead)
                await ensureCollection(ctx);
            return fields(await execute(ctx, statement, (change) => replyFor(ctx, change, project)));
        });
    },
};
async function execute(ctx, statement, replyOf) {
    const record = (reply) => ({ txnNumber: ctx.txnNumber, reply });
    // The step gives `undefined` if it did nothing because that would take too long.
    const quick = await apply(ctx, (overlay) => {
        const collection = collectionOf(ctx);
        const changes = collection ? executeQuickly(ctx, overlay, collection, statement) : [];
        return changes && { reply: replyOf(changes[0]) };
    }, (result) => (result ? record(result.reply) : { txnNumber: ctx.txnNumber, statementsDone: 0 }));
    if (quick)
        return quick.reply;
    let change;
    await executeSlowly(ctx, collectionName(ctx), statement, (changes) => {
        change = changes[0] ?? change;
    }, (context, step) => apply(context, step, (result) => {
        const changes = Array.isArray(result) ? result : result.changes;
        return changes.length > 0
            ? record(replyOf(changes[0]))
            : { txnNumber: ctx.txnNumber, statementsDone: 0 };
    }));
    return replyOf(change);
}
function statementOf({ command, env }) {
    const filter = documentOr(command.query);
    const common = { filter, sort: command.sort, hint: command.hint };
    if (flag(command.remove)) {
        if (command.update !== undefined)
            throw failedToParse('Cannot specify both an update and remove=true');
        if (flag(command.upsert))
            throw failedToParse('Cannot specify both upsert=true and remove=true');
        if (flag(command.new))
            throw failedToParse("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
        if (command.arrayFilters !== undefined)
            throw failedToParse('Cannot specify arrayFilters and remove=true');
        return deleteStatement(common, env);
    }
    if (command.update === undefined || command.update === null)
        throw failedToParse('Either an update or remove=true must be specified');
    return updateStatement({
        ...common,
        update: command.update,
        upsert: flag(command.upsert),
        arrayFilters: command.arrayFilters,
        bypassValidation: flag(command.bypassDocumentValidation),
    }, env);
}
function projectionOf({ command, env }) {
    const spec = documentOr(command.fields);
    const project = compileProjection(spec, env);
    if (!isPositionalProjection(spec))
        return (doc) => project(doc);
    const matcher = compileFilter(documentOr(command.query), env);
    return (doc, found) => project(doc, matcher.matchIndex(found));
}
function replyFor({ command }, change, project) {
    const doc = flag(command.new) ? change?.after : change?.before;
    const value = doc ? project(doc, change?.before ?? doc) : null;
    if (flag(command.remove))
        return { lastErrorObject: { n: change ? 1 : 0 }, value };
    const upserted = change?.upserted === undefined ? {} : { upserted: change.upserted };
    const updatedExisting = change !== undefined && change.upserted === undefined;
    return { lastErrorObject: { n: change ? 1 : 0, updatedExisting, ...upserted }, value };
}
//# sourceMappingURL=find-and-modify.js.map
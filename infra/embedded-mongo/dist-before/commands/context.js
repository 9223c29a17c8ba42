import { evaluateLet } from '../aggregate/expressions.js';
import { compileCollation } from '../match/collation.js';
import { resolveViews } from '../plan/views.js';
import { MongoError } from '../values/errors.js';
/** The environment of filters and expressions: time, collation (the collection's if the command has none) and variables. */
export function matchEnv(command, collection) {
    const collation = command.collation ?? collection?.options.collation;
    const env = { now: new Date(), collation: compileCollation(collation) };
    return command.let === undefined ? env : { ...env, let: evaluateLet(command.let, env) };
}
/** Name of the collection a command is about. @throws MongoError 73 */
export function collectionName(ctx, value = ctx.command[Object.keys(ctx.command)[0]]) {
    if (typeof value !== 'string')
        throw new MongoError(73, `collection name has invalid type ${typeof value}`);
    if (value === '' || value.includes('\0'))
        throw new MongoError(73, `Invalid namespace specified '${ctx.db}.${value}'`);
    return value;
}
/** The collection or view of a name, as the command's transaction sees it; `undefined` if there is none. */
export function namespaceOf(ctx, name = collectionName(ctx)) {
    return lookup(ctx, `${ctx.db}.${name}`);
}
/** The collection a command is about; `undefined` if there is none. @throws MongoError 166 for a view */
export function collectionOf(ctx, name = collectionName(ctx)) {
    const collection = namespaceOf(ctx, name);
    if (collection?.view)
        throw new MongoError(166, `Namespace ${collection.ns} is a view, not a collection`);
    return collection;
}
/** What a command reads under a name: views are followed to the collection below them. */
export function targetOf(ctx, name = collectionName(ctx)) {
    return resolveViews((ns) => lookup(ctx, ns), ctx.db, name);
}
function lookup(ctx, ns) {
    return ctx.transaction ? ctx.transaction.collection(ns) : ctx.server.catalog.get(ns);
}
/** @throws MongoError 26 if the collection does not exist */
export function existingCollection(ctx, name = collectionName(ctx)) {
    const collection = collectionOf(ctx, name);
    if (!collection)
        throw new MongoError(26, `ns does not exist: ${ctx.db}.${name}`);
    return collection;
}
//# sourceMappingURL=context.js.map
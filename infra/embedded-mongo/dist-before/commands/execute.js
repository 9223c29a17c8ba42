import { documentKey } from '../store/keys.js';
import { decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { apply, STEP_MS } from './apply.js';
import { collectionOf } from './context.js';
import { searchQuickly, searchRecords } from './search.js';
/** A search gives up finding a document that is still there when it gets to it after so many tries. */
const MAX_TRIES = 100;
/**
 * Executes a statement in one go, if its documents are found quickly.
 * @returns what it did to each document, `undefined` if it must be executed by `executeSlowly`
 */
export function executeQuickly(ctx, overlay, collection, statement) {
    const found = searchQuickly(ctx, overlay, collection, statement.query);
    if (!found)
        return undefined;
    if (found.length === 0 && statement.insertInstead)
        return [statement.insertInstead(overlay, collection)];
    return found.map(({ record, doc }) => statement.change(overlay, collection, record, doc));
}
/**
 * Executes a statement that reads many documents: searches a snapshot with pauses, then changes what still matches, some
 * documents per commit. As in MongoDB the whole is not one step: an error leaves what was changed before it.
 * @param note takes the changes of each step, before it is committed
 */
export async function executeSlowly(ctx, name, statement, note, applied = apply) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
        const collection = collectionOf(ctx, name);
        const records = collection ? await searchRecords(ctx, collection, statement.query) : [];
        if (records.length === 0 && statement.insertInstead) {
            const insert = statement.insertInstead;
            note(await applied(ctx, (overlay) => [insert(overlay, collectionOf(ctx, name))]));
            return;
        }
        let changed = 0;
        for (let at = 0; at < records.length;) {
            const step = await applied(ctx, (overlay) => changeSome(ctx, overlay, name, statement, records, at));
            note(step.changes);
            changed += step.changes.length;
            at = step.next;
        }
        // The one document wanted was changed by somebody else meanwhile: look for another.
        if (statement.multi || changed > 0 || records.length === 0)
            return;
    }
    throw new MongoError(112, 'the documents to change were changed by others again and again', [
        'TransientTransactionError',
    ]);
}
function changeSome(ctx, overlay, name, statement, records, from) {
    const collection = collectionOf(ctx, name);
    const changes = [];
    const end = performance.now() + STEP_MS;
    let next = from;
    while (next < records.length && (next === from || performance.now() < end)) {
        const record = records[next++];
        const bytes = collection && overlay.get(documentKey(collection.id, record));
        if (!collection || !bytes)
            continue;
        const doc = decode(bytes);
        if (statement.query.matcher.matches(doc))
            changes.push(statement.change(overlay, collection, record, doc));
    }
    return { changes, next };
}
//# sourceMappingURL=execute.js.map
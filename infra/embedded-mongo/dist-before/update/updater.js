import { compileUpdateStage } from '../aggregate/document-stages.js';
import { isRegex } from '../match/regex.js';
import { isDoc } from '../values/bson.js';
import { identicalValues, typeName } from '../values/compare.js';
import { failedToParse, immutableField, MongoError } from '../values/errors.js';
import { describe } from '../values/text.js';
import { compileModifiers } from './modifiers.js';
export { upsertSeed } from './upsert.js';
/**
 * Compiles an update: operators, replacement document or aggregation pipeline.
 * `apply` never lets `_id` change (66) and puts it first in a document that is inserted.
 */
export function compileUpdate(update, options) {
    const { arrayFilters, env } = options;
    if (Array.isArray(update)) {
        if (arrayFilters !== undefined)
            throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
        const stages = update.map((stage) => compileUpdateStage(stage, env));
        return {
            isReplacement: false,
            apply: (doc, ctx) => checked(doc, sameIfEqual(doc, stages.reduce((input, stage) => stage(input), doc)), ctx, alteredByReplacement),
        };
    }
    if (Object.keys(update)[0]?.startsWith('$')) {
        const modify = compileModifiers(update, arrayFilters, env);
        return { isReplacement: false, apply: (doc, ctx) => checked(doc, modify(doc, ctx), ctx, alteredByModifier) };
    }
    if (arrayFilters !== undefined && arrayFilters.length > 0)
        throw failedToParse('Cannot use array filters with a replacement-style update');
    const wrong = Object.keys(update).find((key) => key.startsWith('$'));
    if (wrong !== undefined)
        throw new MongoError(52, `The dollar ($) prefixed field '${wrong}' in '${wrong}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`);
    return {
        isReplacement: true,
        apply: (doc, ctx) => checked(doc, sameIfEqual(doc, update), ctx, alteredByReplacement),
    };
}
/** Refuses an `_id` that may not be stored. @throws MongoError 53 (InvalidIdField). */
export function checkId(id) {
    if (Array.isArray(id) || isRegex(id) || id === undefined)
        throw new MongoError(53, `The '_id' value cannot be of type ${isRegex(id) ? 'regex' : typeName(id)}`);
    if (!isDoc(id))
        return;
    const wrong = Object.keys(id).find((key) => key.startsWith('$'));
    if (wrong !== undefined)
        throw new MongoError(52, `_id fields may not contain '$'-prefixed fields: ${wrong} is not valid for storage.`);
}
function checked(before, after, ctx, altered) {
    if (before._id !== undefined && (after._id === undefined || !identicalValues(before._id, after._id)))
        throw altered(after._id);
    if (!ctx.inserting)
        return after;
    if (after._id === undefined)
        return after;
    checkId(after._id);
    return withIdFirst(before, after);
}
/** The replacing document with the old `_id` if it has none; the old document itself if they are the same. */
function sameIfEqual(before, after) {
    const replacing = withIdFirst(before, after);
    return identicalValues(before, replacing) ? before : replacing;
}
function withIdFirst(before, after) {
    if (after._id === undefined)
        return before._id === undefined ? after : { _id: before._id, ...after };
    return Object.keys(after)[0] === '_id' ? after : { _id: after._id, ...after };
}
function alteredByModifier() {
    return immutableField(`Performing an update on the path '_id' would modify the immutable field '_id'`);
}
function alteredByReplacement(id) {
    return immutableField(`After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(id)}`);
}
//# sourceMappingURL=updater.js.map
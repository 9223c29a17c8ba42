import { ObjectId } from 'bson';
import { trim } from '../catalog/capped.js';
import { validate } from '../catalog/collection-options.js';
import { insertDocument, removeDocument, replaceDocument } from '../catalog/documents.js';
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { compileSortOrder } from '../match/sort.js';
import { checkId, compileUpdate, upsertSeed } from '../update/updater.js';
import { failedToParse } from '../values/errors.js';
/** Compiles an update. @throws MongoError for what is wrong in it */
export function updateStatement(spec, commandEnv) {
    const env = statementEnv(commandEnv, spec.collation, spec.constants);
    const query = statementQuery(spec, env, spec.multi === true);
    const updater = compileUpdate(spec.update, { arrayFilters: spec.arrayFilters, env });
    if (updater.isReplacement && spec.multi)
        throw failedToParse('multi update is not supported for replacement-style update');
    return {
        query,
        multi: spec.multi === true,
        change: (overlay, collection, record, doc) => {
            const after = updater.apply(doc, { matchIndex: query.matcher.matchIndex(doc), inserting: false });
            if (after !== doc) {
                if (!spec.bypassValidation)
                    validate(collection.validation, after, doc);
                replaceDocument(overlay, collection, record, doc, after);
            }
            return { before: doc, after, modified: after !== doc };
        },
        insertInstead: spec.upsert ? (overlay, collection) => upsert(overlay, collection, spec, updater) : undefined,
    };
}
/** Compiles a delete. */
export function deleteStatement(spec, commandEnv) {
    const query = statementQuery(spec, statementEnv(commandEnv, spec.collation), spec.multi === true);
    return {
        query,
        multi: spec.multi === true,
        change: (overlay, collection, record, doc) => {
            removeDocument(overlay, collection, record, doc);
            return { before: doc, modified: true };
        },
    };
}
/** Stores a document as a client sent it; without `_id` it gets one. */
export function insertGiven(overlay, collection, given, options) {
    const doc = withId(given);
    checkId(doc._id);
    if (!options.bypassValidation)
        validate(collection.validation, doc);
    insertDocument(overlay, collection, doc, doc === given ? options.bytes : undefined);
    trim(overlay, collection);
    return doc;
}
function upsert(overlay, collection, spec, updater) {
    const made = updater.apply(upsertSeed(spec.filter, spec.update), { inserting: true });
    const doc = insertGiven(overlay, collection, made, { bypassValidation: spec.bypassValidation });
    return { after: doc, modified: false, upserted: doc._id };
}
/** `_id` first, as MongoDB stores it. */
function withId(given) {
    if (given._id === undefined && !Object.hasOwn(given, '_id'))
        return { _id: new ObjectId(), ...given };
    if (Object.keys(given)[0] === '_id')
        return given;
    const { _id, ...rest } = given;
    return { _id, ...rest };
}
function statementEnv(env, collation, constants) {
    const own = collation === undefined ? env : { ...env, collation: compileCollation(collation) };
    return constants ? { ...own, let: { ...own.let, ...constants } } : own;
}
function statementQuery(spec, env, multi) {
    if (spec.sort)
        compileSortOrder(spec.sort, env);
    return {
        filter: spec.filter,
        matcher: compileFilter(spec.filter, env),
        sort: spec.sort && Object.keys(spec.sort).length > 0 ? spec.sort : undefined,
        limit: multi ? undefined : 1,
        hint: isEmptyHint(spec.hint) ? undefined : spec.hint,
        collation: env.collation,
    };
}
function isEmptyHint(hint) {
    return typeof hint === 'object' && hint !== null && Object.keys(hint).length === 0;
}
//# sourceMappingURL=statements.js.map
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { idKey, idOf, prefixRange, recordOf, TAG } from '../store/keys.js';
import { decode, encode } from '../values/bson.js';
import { isNumeric, toNumber } from '../values/number.js';
import { interpretOptions } from './collection-options.js';
import { RecordIds } from './definitions.js';
/** Makes an index from its specification (checked by `index-spec.ts`). */
export function makeIndex(id, spec, building = false) {
    const key = spec.key;
    const partial = spec.partialFilterExpression;
    return {
        id,
        name: spec.name,
        key,
        fields: Object.keys(key).map((path) => {
            const direction = key[path];
            const descending = isNumeric(direction) && toNumber(direction) < 0;
            return { path, parts: path.split('.'), descending, multikey: false, multikeyStored: false };
        }),
        unique: spec.unique === true || spec.name === '_id_',
        sparse: spec.sparse === true,
        partial: partial && { filter: partial, matcher: compileFilter(partial, { now: new Date(0) }) },
        collation: compileCollation(spec.collation),
        expireAfterSeconds: isNumeric(spec.expireAfterSeconds) ? toNumber(spec.expireAfterSeconds) : undefined,
        special: Object.values(key).some((kind) => typeof kind === 'string' && kind !== 'hashed'),
        hidden: spec.hidden === true,
        spec,
        longKeys: false,
        longKeysStored: false,
        building,
    };
}
/** Writes a collection's definition. */
export function storeDefinition(overlay, collection) {
    overlay.putEntry(idKey(TAG.catalog, collection.id), definitionBytes(collection));
}
/** Writes a collection's definition with the index flags as they are when the commit is made. */
export function storeShape(overlay, collection) {
    overlay.putAtCommit(idKey(TAG.catalog, collection.id), () => definitionBytes(collection));
    overlay.afterCommit.push(() => {
        for (const index of collection.indexes) {
            index.longKeysStored = index.longKeys;
            for (const field of index.fields)
                field.multikeyStored = field.multikey;
        }
    });
}
/** All definitions of a state of the store, by name space; indexes that were being built are included. */
export function readDefinitions(view) {
    const collections = new Map();
    const walk = view.walk(prefixRange(Buffer.from([TAG.catalog])));
    for (let step = walk.next(); !step.done; step = walk.next()) {
        const collection = readDefinition(view, idOf(step.value[0]), decode(step.value[1]));
        collections.set(collection.ns, collection);
    }
    return collections;
}
function definitionBytes(collection) {
    const { db, name, uuid, options } = collection;
    const indexes = collection.indexes.map(({ id, spec, fields, longKeys, building }) => {
        return { id, spec, multikey: fields.map((field) => field.multikey), longKeys, building };
    });
    return Buffer.from(encode({ db, name, uuid, options, indexes }));
}
function readDefinition(view, id, doc) {
    const indexes = doc.indexes.map((stored) => {
        const index = makeIndex(stored.id, stored.spec, stored.building === true);
        index.longKeys = index.longKeysStored = stored.longKeys === true;
        for (const [i, field] of index.fields.entries())
            field.multikey = field.multikeyStored = stored.multikey[i] === true;
        return index;
    });
    const db = doc.db;
    const name = doc.name;
    return {
        id,
        db,
        name,
        ns: `${db}.${name}`,
        uuid: doc.uuid,
        options: doc.options,
        ...interpretOptions(doc.options),
        indexes,
        records: new RecordIds(lastRecord(view, id)),
        since: 0,
    };
}
function lastRecord(view, collection) {
    const walk = view.walk({ ...prefixRange(idKey(TAG.documents, collection)), reverse: true });
    const step = walk.next();
    walk.return?.();
    return step.done ? 0 : recordOf(step.value[0]);
}
//# sourceMappingURL=catalog-store.js.map
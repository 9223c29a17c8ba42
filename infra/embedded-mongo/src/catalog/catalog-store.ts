import type { Binary } from 'bson';
import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { idKey, idOf, LONG_KEYS, recordOf, shapeKey, TAG, tagRange } from '../store/keys.js';
import type { Overlay } from '../store/overlay.js';
import type { ReadView } from '../store/view.js';
import { type Doc, decode, encode, fieldsOf } from '../values/bson.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import type { Collection, Index } from './definitions.js';

/** The oldest documents are found by reading all of them: larger capped collections are not available. */
const MAX_CAP_BYTES = 16 * 1024 * 1024;

/** Makes an index from its specification (checked by `index-spec.ts`). */
export function makeIndex(id: number, spec: Doc, building = false): Index {
  const key = spec.key as Doc;
  const partial = spec.partialFilterExpression as Doc | undefined;
  return {
    id,
    name: spec.name as string,
    key,
    fields: fieldsOf(key).map(([path, direction]) => {
      return { path, parts: path.split('.'), descending: isNumeric(direction) && toNumber(direction) < 0 };
    }),
    unique: spec.unique === true || spec.name === '_id_',
    sparse: spec.sparse === true,
    partial: partial && { filter: partial, matcher: compileFilter(partial, { now: new Date(0) }) },
    collation: compileCollation(spec.collation as Doc | undefined),
    expireAfterSeconds: isNumeric(spec.expireAfterSeconds) ? toNumber(spec.expireAfterSeconds) : undefined,
    special: fieldsOf(key).some(([path, kind]) => typeof kind === 'string' || path.includes('$**')),
    hidden: spec.hidden === true,
    spec,
    shape: new Set(),
    building,
  };
}

/** A collection's definition. @throws MongoError 72, 238 for options that cannot be */
export function makeCollection(id: number, db: string, name: string, uuid: Binary, options: Doc): Collection {
  const { viewOn, pipeline, capped, size, max } = options;
  if (pipeline !== undefined && viewOn === undefined)
    throw new MongoError(72, "'pipeline' requires 'viewOn' to also be specified");
  const bytes = isNumeric(size) ? toNumber(size) : 0;
  if (capped === true && bytes <= 0) throw new MongoError(72, "the 'size' field is required when 'capped' is true");
  if (capped === true && bytes > MAX_CAP_BYTES)
    throw notImplemented(`capped collections of more than ${MAX_CAP_BYTES} bytes`);
  const documents = isNumeric(max) && toNumber(max) > 0 ? toNumber(max) : Number.POSITIVE_INFINITY;
  return {
    id,
    db,
    name,
    ns: `${db}.${name}`,
    uuid,
    options,
    view: viewOn === undefined ? undefined : { on: viewOn as string, pipeline: (pipeline ?? []) as Doc[] },
    cap: capped === true ? { bytes, documents } : undefined,
    indexes: [],
    records: { last: 0 },
    since: 0,
  };
}

/** Writes a collection's definition. */
export function storeDefinition(overlay: Overlay, { id, db, name, uuid, options, indexes }: Collection): void {
  const stored = indexes.map((index) => ({ id: index.id, spec: index.spec, building: index.building }));
  overlay.putEntry(idKey(TAG.catalog, id), Buffer.from(encode({ db, name, uuid, options, indexes: stored })));
}

/** All definitions of a state of the store, by name space; indexes that were being built are included. */
export function readDefinitions(view: ReadView): Map<string, Collection> {
  const collections = [...view.walk(tagRange(TAG.catalog))].map(([key, value]): Collection => {
    const { db, name, uuid, options, indexes } = decode(value);
    const made = makeCollection(idOf(key), db as string, name as string, uuid as Binary, options as Doc);
    const [newest] = view.walk({ ...tagRange(TAG.documents, made.id), reverse: true });
    if (newest) made.records.last = recordOf(newest[0]);
    return { ...made, indexes: (indexes as Doc[]).map((stored) => readIndex(view, stored)) };
  });
  return new Map(collections.map((collection) => [collection.ns, collection]));
}

function readIndex(view: ReadView, { id, spec, building }: Doc): Index {
  const index = makeIndex(id as number, spec as Doc, building === true);
  for (const n of [...index.fields.keys(), LONG_KEYS]) if (view.get(shapeKey(index.id, n))) index.shape.add(n);
  return index;
}

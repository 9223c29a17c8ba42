import { ObjectId } from 'bson';
import type { Collection } from '../catalog/definitions.js';
import { insertDocument, removeDocument, replaceDocument } from '../catalog/documents.js';
import { compileCollation } from '../match/collation.js';
import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { compileSortOrder } from '../match/sort.js';
import type { Query } from '../plan/query.js';
import type { Overlay } from '../store/overlay.js';
import { checkId, compileUpdate } from '../update/updater.js';
import { upsertSeed } from '../update/upsert.js';
import { type Doc, decode, type Value } from '../values/bson.js';
import { failedToParse } from '../values/errors.js';
import { isTruthy } from '../values/text.js';
import { documentOr, isEmpty } from './fields.js';

/** One write: an insert, or a change of the documents a query finds. */
export type Statement = Insertion | Modification;

interface Insertion {
  readonly query?: undefined;
  readonly change?: undefined;
  insert: Insert;
}

/** Changes each document its query finds; if there is none, it may make one. */
interface Modification {
  readonly query: Query;
  change(overlay: Overlay, collection: Collection, record: number, doc: Doc): Change;
  insert?: Insert;
}

type Insert = (overlay: Overlay, collection: Collection) => Change;

/** What a statement did to one document. */
export interface Change {
  before?: Doc;
  after?: Doc;
  modified?: boolean;
  /** `_id` of the document made by an upsert. */
  upserted?: Value;
}

/** An element of `documents`: BSON, or decoded. */
export function insertStatement(given: Doc | Buffer): Insertion {
  return {
    insert: (overlay, collection) => {
      if (!Buffer.isBuffer(given)) return { after: insertGiven(overlay, collection, given) };
      return { after: insertGiven(overlay, collection, decode(given), given) };
    },
  };
}

/** An element of `updates`, or the update of a `findAndModify` (which may have a `sort`). @throws MongoError for what is wrong in it */
export function updateStatement(given: Doc, commandEnv: MatchEnv): Modification {
  const env = envOf(given, commandEnv);
  const update = given.u as Doc | Doc[];
  const query = queryOf(given, env, isTruthy(given.multi));
  const updater = compileUpdate(update, { arrayFilters: given.arrayFilters as Doc[] | undefined, env });
  if (updater.isReplacement && isTruthy(given.multi))
    throw failedToParse('multi update is not supported for replacement-style update');
  const upsert: Insert = (overlay, collection) => {
    const made = updater.apply(upsertSeed(query.filter, update), { inserting: true });
    const after = insertGiven(overlay, collection, made);
    return { after, upserted: after._id };
  };
  return {
    query,
    change: (overlay, collection, record, doc) => {
      const after = updater.apply(doc, { matchIndex: query.matcher.matchIndex(doc), inserting: false });
      if (after === doc) return { before: doc, after };
      replaceDocument(overlay, collection, record, doc, after);
      return { before: doc, after, modified: true };
    },
    insert: isTruthy(given.upsert) ? upsert : undefined,
  };
}

/** An element of `deletes`, or a `findAndModify` that removes. */
export function deleteStatement(given: Doc, commandEnv: MatchEnv): Modification {
  return {
    query: queryOf(given, envOf(given, commandEnv), !isTruthy(given.limit)),
    change: (overlay, collection, record, doc) => {
      removeDocument(overlay, collection, record, doc);
      return { before: doc, modified: true };
    },
  };
}

function envOf({ collation, c }: Doc, env: MatchEnv): MatchEnv {
  const own = collation === undefined ? env : { ...env, collation: compileCollation(collation as Doc) };
  return c === undefined ? own : { ...own, let: { ...own.let, ...documentOr(c) } };
}

function queryOf({ q, sort, hint }: Doc, env: MatchEnv, multi: boolean): Query {
  const filter = documentOr(q);
  if (sort) compileSortOrder(sort as Doc, env);
  return {
    filter,
    matcher: compileFilter(filter, env),
    sort: isEmpty(sort) ? undefined : (sort as Doc | undefined),
    limit: multi ? undefined : 1,
    hint: isEmpty(hint) ? undefined : hint,
    collation: env.collation,
  };
}

/** Stores a document as a client sent it; without `_id` it gets one, and `_id` comes first, as MongoDB stores it. */
function insertGiven(overlay: Overlay, collection: Collection, given: Doc, bytes?: Buffer): Doc {
  const idFirst = Object.keys(given)[0] === '_id';
  const doc = idFirst ? given : { _id: Object.hasOwn(given, '_id') ? given._id : new ObjectId(), ...given };
  checkId(doc._id);
  insertDocument(overlay, collection, doc, idFirst ? bytes : undefined);
  return doc;
}

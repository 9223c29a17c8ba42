import { ObjectId } from 'bson';
import { trim } from '../catalog/capped.js';
import { validate } from '../catalog/collection-options.js';
import type { Collection } from '../catalog/definitions.js';
import { insertDocument, removeDocument, replaceDocument } from '../catalog/documents.js';
import { compileCollation } from '../match/collation.js';
import type { MatchEnv } from '../match/env.js';
import { compileFilter } from '../match/matcher.js';
import { compileSortOrder } from '../match/sort.js';
import type { Query } from '../plan/query.js';
import type { Overlay } from '../store/overlay.js';
import { checkId, compileUpdate, type Updater, upsertSeed } from '../update/updater.js';
import type { Doc, Value } from '../values/bson.js';
import { failedToParse } from '../values/errors.js';

/** A write on the documents a query finds. */
export interface Statement {
  readonly query: Query;
  /** All documents, not only the first. */
  readonly multi: boolean;
  /** Changes one document. */
  change(overlay: Overlay, collection: Collection, record: number, doc: Doc): Change;
  /** Makes a new document when none was found; absent = nothing happens. */
  readonly insertInstead?: (overlay: Overlay, collection: Collection) => Change;
}

/** What a statement did to one document. */
export interface Change {
  before?: Doc;
  after?: Doc;
  modified: boolean;
  /** `_id` of the document made by an upsert. */
  upserted?: Value;
}

/** An element of `updates`, or the update of a `findAndModify`. */
export interface UpdateSpec {
  filter: Doc;
  update: Doc | Doc[];
  multi?: boolean;
  upsert?: boolean;
  arrayFilters?: Doc[];
  collation?: Value;
  hint?: Value;
  sort?: Doc;
  /** Store documents whatever the collection's validator says. */
  bypassValidation?: boolean;
  /** Constants (`c` of the update statement). */
  constants?: Doc;
}

/** Compiles an update. @throws MongoError for what is wrong in it */
export function updateStatement(spec: UpdateSpec, commandEnv: MatchEnv): Statement {
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
        if (!spec.bypassValidation) validate(collection.validation, after, doc);
        replaceDocument(overlay, collection, record, doc, after);
      }
      return { before: doc, after, modified: after !== doc };
    },
    insertInstead: spec.upsert ? (overlay, collection) => upsert(overlay, collection, spec, updater) : undefined,
  };
}

/** Compiles a delete. */
export function deleteStatement(spec: Omit<UpdateSpec, 'update' | 'upsert'>, commandEnv: MatchEnv): Statement {
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
export function insertGiven(
  overlay: Overlay,
  collection: Collection,
  given: Doc,
  options: { bytes?: Uint8Array; bypassValidation?: boolean },
): Doc {
  const doc = withId(given);
  checkId(doc._id);
  if (!options.bypassValidation) validate(collection.validation, doc);
  insertDocument(overlay, collection, doc, doc === given ? options.bytes : undefined);
  trim(overlay, collection);
  return doc;
}

function upsert(overlay: Overlay, collection: Collection, spec: UpdateSpec, updater: Updater): Change {
  const made = updater.apply(upsertSeed(spec.filter, spec.update), { inserting: true });
  const doc = insertGiven(overlay, collection, made, { bypassValidation: spec.bypassValidation });
  return { after: doc, modified: false, upserted: doc._id };
}

/** `_id` first, as MongoDB stores it. */
function withId(given: Doc): Doc {
  if (given._id === undefined && !Object.hasOwn(given, '_id')) return { _id: new ObjectId(), ...given };
  if (Object.keys(given)[0] === '_id') return given;
  const { _id, ...rest } = given;
  return { _id, ...rest };
}

function statementEnv(env: MatchEnv, collation: Value, constants?: Doc): MatchEnv {
  const own = collation === undefined ? env : { ...env, collation: compileCollation(collation as Doc) };
  return constants ? { ...own, let: { ...own.let, ...constants } } : own;
}

function statementQuery(spec: Omit<UpdateSpec, 'update'>, env: MatchEnv, multi: boolean): Query {
  if (spec.sort) compileSortOrder(spec.sort, env);
  return {
    filter: spec.filter,
    matcher: compileFilter(spec.filter, env),
    sort: spec.sort && Object.keys(spec.sort).length > 0 ? spec.sort : undefined,
    limit: multi ? undefined : 1,
    hint: isEmptyHint(spec.hint) ? undefined : spec.hint,
    collation: env.collation,
  };
}

function isEmptyHint(hint: Value): boolean {
  return typeof hint === 'object' && hint !== null && Object.keys(hint).length === 0;
}

import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { type Doc, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { equalValues, identicalValues, typeName } from '../values/compare.js';
import { badValue, failedToParse, MongoError, notImplemented, typeMismatch } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
import type { Collection } from './definitions.js';

const words = (text: string) => new Set(text.split(' '));
/** What every index may have, what only ordinary ones may have, and what belongs to kinds that are only remembered. */
const COMMON = words('key name v ns background collation');
const OPTIONS = words('unique sparse hidden partialFilterExpression expireAfterSeconds');
const KIND_OPTIONS = words(
  'weights default_language language_override textIndexVersion 2dsphereIndexVersion bits min max wildcardProjection',
);
/** MongoDB has these, this server has not. */
const UNAVAILABLE = words('bucketSize storageEngine clustered prepareUnique columnstoreProjection dropDups');
const KINDS = words('hashed text 2d 2dsphere');
const PARTIAL_OPERATORS = words('$eq $exists $gt $gte $lt $lte $type $in');
/** What makes two indexes with one key pattern different indexes. */
const IDENTITY = ['key', 'unique', 'sparse', 'partialFilterExpression', 'collation'];
const MAX_FIELDS = 32;
const MAX_TTL_SECONDS = 2147483647;

const cannotCreate = (message: string) => new MongoError(67, message);

/**
 * Checks one element of `createIndexes`' `indexes` and completes it.
 * @param ignoresUnknown leaves out options nobody knows, which old versions of MongoDB allowed
 * @throws MongoError 9, 67, 197, 238
 */
export function normaliseIndexSpec(given: Value, ignoresUnknown = false): Doc {
  if (!isDoc(given)) throw typeMismatch("The elements of the 'indexes' array must be objects");
  if (!isDoc(given.key)) throw failedToParse("The 'key' field is a required property of an index specification");
  const { key, name = indexName(key) } = given;
  const isId = Object.keys(key).length === 1 && isNumeric(key._id) && toNumber(key._id) > 0;
  for (const option of Object.keys(given)) {
    if (UNAVAILABLE.has(option)) throw notImplemented(`index option '${option}'`);
    const known =
      COMMON.has(option) || (isId ? given[option] === false : OPTIONS.has(option) || KIND_OPTIONS.has(option));
    if (!known && !ignoresUnknown)
      throw new MongoError(
        197,
        `The field '${option}' is not valid for an${isId ? ' _id' : ''} index specification. Specification: ${describe(given)}`,
      );
  }
  checkKey(key);
  if (isId) return { v: 2, key: { _id: 1 }, name: '_id_' };
  if (typeof name !== 'string' || name === '') throw cannotCreate('index name must be a non-empty string');
  if (name === '_id_') throw badValue("The index name '_id_' is reserved for the _id index");
  const spec: Doc = { v: 2, key, name };
  // `background` has no effect, but listIndexes tells it.
  for (const option of ['background', ...KIND_OPTIONS]) if (given[option] !== undefined) spec[option] = given[option];
  for (const flag of ['unique', 'sparse', 'hidden']) if (isTrue(given[flag], flag)) spec[flag] = true;
  if (given.partialFilterExpression !== undefined) spec.partialFilterExpression = partialFilter(given);
  if (given.expireAfterSeconds !== undefined) spec.expireAfterSeconds = timeToLive(given.expireAfterSeconds, key);
  if (compileCollation(given.collation as Doc | undefined)) spec.collation = given.collation;
  return spec;
}

/** MongoDB's name for an index without one: `email_1_at_-1`. */
function indexName(key: Doc): string {
  return fieldsOf(key)
    .map(([field, kind]) => `${field}_${isNumeric(kind) ? toNumber(kind) : kind}`)
    .join('_');
}

/**
 * Compares a wanted index with those there are.
 * @returns true if exactly this index exists
 * @throws MongoError 85 (same index, other options or name) or 86 (other index of that name)
 */
export function existsAlready({ indexes }: Collection, wanted: Doc): boolean {
  const isSame = (spec: Doc, option: string) => sameOption(spec[option], wanted[option]);
  const isEquivalent = (spec: Doc) => IDENTITY.every((option) => isSame(spec, option));
  const named = indexes.find((index) => index.name === wanted.name)?.spec;
  if (!named) {
    const equivalent = indexes.find((index) => isEquivalent(index.spec));
    if (equivalent) throw new MongoError(85, `Index already exists with a different name: ${equivalent.name}`);
    return false;
  }
  const both = `Requested index: ${describe(wanted)}, existing index: ${describe(named)}`;
  if (!isEquivalent(named))
    throw new MongoError(
      86,
      'An existing index has the same name as the requested index. When index names are not specified, they are auto generated ' +
        `and can cause conflicts. Please refer to our documentation. ${both}`,
    );
  if (!isSame(named, 'expireAfterSeconds'))
    throw new MongoError(85, `An equivalent index already exists with the same name but different options. ${both}`);
  return true;
}

function sameOption(a: Value, b: Value): boolean {
  return a === undefined || b === undefined ? a === b : identicalValues(a, b) || equalValues(a, b);
}

function checkKey(key: Doc): void {
  const fields = fieldsOf(key);
  if (fields.length === 0) throw cannotCreate('Index keys cannot be empty.');
  if (fields.length > MAX_FIELDS) throw new MongoError(13103, 'too many compound keys');
  for (const [path, kind] of fields) {
    const parts = path.split('.');
    if (typeof kind === 'string' && !KINDS.has(kind)) throw cannotCreate(`Unknown index plugin '${kind}'`);
    if (typeof kind !== 'string' && !isNumeric(kind))
      throw cannotCreate(
        `Values in v:2 index key pattern cannot be of type ${typeName(kind)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    if (isNumeric(kind) && !(Math.abs(toNumber(kind)) > 0))
      throw cannotCreate('Values in the index key pattern cannot be 0.');
    if (parts.includes('')) throw cannotCreate('Index keys cannot be an empty field.');
    if (parts.some((part) => part.startsWith('$') && part !== '$**'))
      throw cannotCreate("Index key contains an illegal field name: field name starts with '$'.");
  }
}

function isTrue(v: Value, option: string): boolean {
  if (v === undefined || v === null || typeof v === 'boolean') return v === true;
  if (isNumeric(v)) return toNumber(v) !== 0;
  throw typeMismatch(`The field '${option}' has value ${option}: ${describe(v)}, which is not convertible to bool`);
}

function partialFilter({ partialFilterExpression: filter, sparse }: Doc): Doc {
  if (!isDoc(filter))
    throw typeMismatch(`The field 'partialFilterExpression' must be an object, but got ${typeName(filter)}`);
  if (sparse === true) throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  checkPartial(filter);
  compileFilter(filter, { now: new Date(0) });
  return filter;
}

function checkPartial(filter: Doc): void {
  const refuse = (what: string) => cannotCreate(`Expression not supported in partial index: ${what}`);
  for (const [key, condition] of fieldsOf(filter)) {
    if ((key === '$and' || key === '$or') && Array.isArray(condition))
      for (const part of condition) checkPartial(part as Doc);
    else if (key.startsWith('$')) throw refuse(key);
    else if (isDoc(condition))
      for (const [operator, argument] of Object.entries(condition))
        if (
          operator.startsWith('$') &&
          (!PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && argument !== true))
        )
          throw refuse(operator);
  }
}

function timeToLive(seconds: Value, key: Doc): number {
  const option = "TTL index 'expireAfterSeconds' option";
  if (!isNumeric(seconds))
    throw cannotCreate(`${option} must be numeric, but received a type of '${typeName(seconds)}'`);
  const n = Math.trunc(toNumber(seconds));
  if (!(n >= 0 && n <= MAX_TTL_SECONDS)) throw cannotCreate(`${option} must be within an acceptable range`);
  if (Object.keys(key).length !== 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL.');
  return n;
}

import { compileCollation } from '../match/collation.js';
import { compileFilter } from '../match/matcher.js';
import { isDoc } from '../values/bson.js';
import { equalValues, identicalValues, typeName } from '../values/compare.js';
import { MongoError, notImplemented } from '../values/errors.js';
import { isNumeric, toNumber } from '../values/number.js';
import { describe } from '../values/text.js';
const OPTIONS = new Set([
    'key',
    'name',
    'v',
    'ns',
    'background',
    'unique',
    'sparse',
    'partialFilterExpression',
    'expireAfterSeconds',
    'hidden',
    'collation',
]);
/** MongoDB has these, this server has not. */
const UNAVAILABLE = new Set([
    'bucketSize',
    'wildcardProjection',
    'storageEngine',
    'clustered',
    'prepareUnique',
    'columnstoreProjection',
    'dropDups',
]);
const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);
/** What makes two indexes with one key pattern different indexes. */
const IDENTITY = ['key', 'unique', 'sparse', 'partialFilterExpression', 'collation'];
/** Index kinds besides ascending and descending. All but `hashed` are only remembered: `$text` and geo queries are refused. */
const KINDS = new Set(['hashed', 'text', '2d', '2dsphere']);
const KIND_OPTIONS = [
    'weights',
    'default_language',
    'language_override',
    'textIndexVersion',
    '2dsphereIndexVersion',
    'bits',
    'min',
    'max',
];
const MAX_FIELDS = 32;
const MAX_TTL_SECONDS = 2147483647;
/** Checks one element of `createIndexes`' `indexes` and completes it. @throws MongoError 9, 67, 197, 238 */
export function normaliseIndexSpec(given) {
    if (!isDoc(given))
        throw new MongoError(14, "The elements of the 'indexes' array must be objects");
    for (const option of Object.keys(given)) {
        if (UNAVAILABLE.has(option))
            throw notImplemented(`index option '${option}'`);
        if (!OPTIONS.has(option) && !KIND_OPTIONS.includes(option))
            throw new MongoError(197, `The field '${option}' is not valid for an index specification. Specification: ${describe(given)}`);
    }
    if (!isDoc(given.key))
        throw new MongoError(9, "The 'key' field is a required property of an index specification");
    checkKey(given.key);
    const name = given.name ?? indexName(given.key);
    if (typeof name !== 'string' || name === '')
        throw new MongoError(67, 'index name must be a non-empty string');
    const spec = { v: 2, key: given.key, name };
    for (const option of KIND_OPTIONS)
        if (given[option] !== undefined)
            spec[option] = given[option];
    for (const flag of ['unique', 'sparse', 'hidden'])
        if (isTrue(given[flag], flag))
            spec[flag] = true;
    if (given.partialFilterExpression !== undefined)
        spec.partialFilterExpression = partialFilter(given);
    if (given.expireAfterSeconds !== undefined)
        spec.expireAfterSeconds = timeToLive(given);
    if (compileCollation(given.collation))
        spec.collation = given.collation;
    if (isIdKey(given.key))
        return idSpec(given);
    if (spec.name === '_id_')
        throw new MongoError(2, "The index name '_id_' is reserved for the _id index");
    return spec;
}
/** MongoDB's name for an index without one: `email_1_at_-1`. */
export function indexName(key) {
    return Object.keys(key)
        .map((field) => `${field}_${isNumeric(key[field]) ? toNumber(key[field]) : key[field]}`)
        .join('_');
}
/**
 * Compares a wanted index with those there are.
 * @returns true if exactly this index exists
 * @throws MongoError 85 (same index, other options or name) or 86 (other index of that name)
 */
export function existsAlready(collection, spec) {
    const named = collection.indexes.find((index) => index.name === spec.name);
    if (named) {
        const both = `Requested index: ${describe(spec)}, existing index: ${describe(named.spec)}`;
        if (!sameIdentity(named, spec))
            throw new MongoError(86, 'An existing index has the same name as the requested index. When index names are not specified, they are auto generated ' +
                `and can cause conflicts. Please refer to our documentation. ${both}`);
        if (!sameOption(named.spec.expireAfterSeconds, spec.expireAfterSeconds))
            throw new MongoError(85, `An equivalent index already exists with the same name but different options. ${both}`);
        return true;
    }
    const equivalent = collection.indexes.find((index) => sameIdentity(index, spec));
    if (equivalent)
        throw new MongoError(85, `Index already exists with a different name: ${equivalent.name}`);
    return false;
}
function sameIdentity(index, spec) {
    return IDENTITY.every((option) => sameOption(index.spec[option], spec[option]));
}
function sameOption(a, b) {
    return a === undefined || b === undefined ? a === b : identicalValues(a, b) || equalValues(a, b);
}
function checkKey(key) {
    const fields = Object.keys(key);
    if (fields.length === 0)
        throw new MongoError(67, 'Index keys cannot be empty.');
    if (fields.length > MAX_FIELDS)
        throw new MongoError(13103, 'too many compound keys');
    for (const field of fields) {
        const direction = key[field];
        if (typeof direction === 'string') {
            if (!KINDS.has(direction))
                throw new MongoError(67, `Unknown index plugin '${direction}'`);
            continue;
        }
        if (!isNumeric(direction))
            throw new MongoError(67, `Values in v:2 index key pattern cannot be of type ${typeName(direction)}. Only numbers > 0, numbers < 0, and strings are allowed.`);
        if (toNumber(direction) === 0 || Number.isNaN(toNumber(direction)))
            throw new MongoError(67, 'Values in the index key pattern cannot be 0.');
        if (field === '' || field.split('.').includes(''))
            throw new MongoError(67, 'Index keys cannot be an empty field.');
        if (field.includes('$**'))
            throw notImplemented('wildcard indexes');
        if (field.split('.').some((part) => part.startsWith('$')))
            throw new MongoError(67, `Index key contains an illegal field name: field name starts with '$'.`);
    }
}
function isIdKey(key) {
    return Object.keys(key).length === 1 && isNumeric(key._id);
}
function idSpec(given) {
    if (toNumber(given.key._id) < 0)
        return { v: 2, key: given.key, name: given.name ?? '_id_-1' };
    for (const option of Object.keys(given))
        if (!['key', 'name', 'v', 'ns', 'background', 'collation'].includes(option) && given[option] !== false)
            throw new MongoError(197, `The field '${option}' is not valid for an _id index specification. Specification: ${describe(given)}`);
    return { v: 2, key: { _id: 1 }, name: '_id_' };
}
function isTrue(v, option) {
    if (v === undefined || v === null || v === false)
        return false;
    if (v === true)
        return true;
    if (isNumeric(v))
        return toNumber(v) !== 0;
    throw new MongoError(14, `The field '${option}' has value ${option}: ${describe(v)}, which is not convertible to bool`);
}
function partialFilter(given) {
    const filter = given.partialFilterExpression;
    if (!isDoc(filter))
        throw new MongoError(14, `The field 'partialFilterExpression' must be an object, but got ${typeName(filter)}`);
    if (given.sparse === true)
        throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    if (isIdKey(given.key))
        throw new MongoError(67, '_id index cannot be a partial index');
    checkPartial(filter);
    compileFilter(filter, { now: new Date(0) });
    return filter;
}
function checkPartial(filter) {
    for (const key of Object.keys(filter)) {
        const condition = filter[key];
        if ((key === '$and' || key === '$or') && Array.isArray(condition)) {
            for (const part of condition)
                checkPartial(part);
        }
        else if (key.startsWith('$'))
            throw unsupportedPartial(key);
        else if (isDoc(condition)) {
            for (const operator of Object.keys(condition)) {
                if (!operator.startsWith('$'))
                    continue;
                if (!PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && condition[operator] !== true))
                    throw unsupportedPartial(operator);
            }
        }
    }
}
function unsupportedPartial(what) {
    return new MongoError(67, `Expression not supported in partial index: ${what}`);
}
function timeToLive(given) {
    const seconds = given.expireAfterSeconds;
    if (!isNumeric(seconds))
        throw new MongoError(67, `TTL index 'expireAfterSeconds' option must be numeric, but received a type of '${typeName(seconds)}'`);
    const n = toNumber(seconds);
    if (n < 0)
        throw new MongoError(67, `TTL index 'expireAfterSeconds' option cannot be less than 0`);
    if (!(n <= MAX_TTL_SECONDS))
        throw new MongoError(67, `TTL index 'expireAfterSeconds' option must be within an acceptable range`);
    if (Object.keys(given.key).length !== 1)
        throw new MongoError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
    return Math.trunc(n);
}
//# sourceMappingURL=index-spec.js.map
import { BSON, MongoClient } from 'mongodb';
import { Random } from './random.js';
import { document, filter, sort, update } from './random-values.js';
const INDEXES = [
    { key: { a: 1 }, name: 'a' },
    { key: { a: 1, b: -1 }, name: 'ab' },
    { key: { b: -1 }, name: 'b' },
    { key: { c: 1, a: 1 }, name: 'ca', sparse: true },
    { key: { 'a.x': 1 }, name: 'ax' },
    { key: { 'a.x': 1, 'a.y': -1 }, name: 'axy' },
    { key: { 'b.y': 1, c: -1 }, name: 'byc' },
    { key: { c: 1 }, name: 'cp', partialFilterExpression: { a: { $exists: true } } },
    { key: { b: 1 }, name: 'bp', partialFilterExpression: { c: { $gt: 2 } } },
    { key: { a: -1 }, name: 'as', sparse: true },
    { key: { _id: 1, a: 1 }, name: 'ida' },
];
const DOCUMENTS = 200;
/**
 * Gives the same random documents, updates and queries to a collection with many indexes and to one without: the answers must
 * be the same, errors included.
 */
export async function fuzzIndexes(uri, options) {
    const random = new Random(options.seed);
    const client = await MongoClient.connect(uri);
    const result = { queries: 0, found: 0, indexed: 0, explained: 0, differences: [] };
    try {
        const db = client.db(`fuzz${options.seed}`);
        await db.dropDatabase();
        const plain = db.collection('plain');
        const indexed = db.collection('indexed');
        await indexed.createIndexes(INDEXES.map((index) => ({ ...index })));
        const documents = random.list(DOCUMENTS, () => 0).map((_, i) => document(random, i));
        await plain.insertMany(documents);
        await indexed.insertMany(documents);
        while (result.queries < options.queries) {
            if (random.chance(0.15))
                await change(random, plain, indexed);
            await compare(random, plain, indexed, result);
        }
        await db.dropDatabase();
    }
    finally {
        await client.close();
    }
    return result;
}
/** Makes the same change in both; what the indexed one refuses (parallel arrays) is not made in the other. */
async function change(random, plain, indexed) {
    const _id = random.below(DOCUMENTS);
    const kind = random.below(10);
    const made = kind < 7 ? update(random) : document(random, _id);
    const make = async (collection) => {
        if (kind < 7)
            return collection.updateOne({ _id }, made);
        if (kind < 9)
            return collection.replaceOne({ _id }, { ...made, _id }, { upsert: true });
        return collection.deleteOne({ _id });
    };
    try {
        await make(indexed);
    }
    catch {
        return;
    }
    await make(plain);
}
async function compare(random, plain, indexed, result) {
    const wanted = filter(random);
    const options = { sort: sort(random), limit: random.pick([0, 0, 5]), skip: random.pick([0, 0, 0, 2]) };
    const [expected, got] = await Promise.all([plain, indexed].map((collection) => answer(collection, wanted, options)));
    result.queries++;
    if (Array.isArray(expected))
        result.found += expected.length;
    if (JSON.stringify(expected) !== JSON.stringify(got)) {
        const text = BSON.EJSON.stringify({ wanted, ...options }, { relaxed: false });
        result.differences.push(`${text}: ${difference(expected, got)}`);
    }
    if (result.queries % 10 !== 0)
        return;
    result.explained++;
    const explained = await indexed
        .find(wanted, options)
        .explain('queryPlanner')
        .catch(() => ({}));
    if (/IXSCAN|IDHACK/.test(JSON.stringify(explained)))
        result.indexed++;
}
async function answer(collection, wanted, options) {
    try {
        const docs = await collection.find(wanted, { ...options, projection: { _id: 1 } }).toArray();
        return docs.map((doc) => doc._id);
    }
    catch (error) {
        return error.message;
    }
}
/** Only what differs: the lists can be long. */
function difference(expected, got) {
    if (!Array.isArray(expected) || !Array.isArray(got))
        return `without indexes ${expected}, with ${got}`;
    const missing = expected.filter((id) => !got.includes(id));
    const extra = got.filter((id) => !expected.includes(id));
    return missing.length + extra.length > 0
        ? `with indexes missing ${missing}, too many ${extra}`
        : `other order: ${expected} and ${got}`;
}
//# sourceMappingURL=index-fuzz.js.map
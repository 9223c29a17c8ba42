import { BSON, type Collection, type Document, MongoClient } from 'mongodb';
import { Random } from './random.js';
import { document, filter, filterFinding, sort, update } from './random-values.js';

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
] as const;
const DOCUMENTS = 200;

/** What a run found. */
export interface FuzzResult {
  queries: number;
  /** Documents found in all, so that a run that finds nothing does not look good. */
  found: number;
  /** Queries whose plan used an index, of those that were explained. */
  indexed: number;
  explained: number;
  differences: string[];
}

/**
 * Gives the same random documents, updates and queries to a collection with many indexes and to one without: the answers must
 * be the same, errors included.
 */
export async function fuzzIndexes(uri: string, options: { seed: number; queries: number }): Promise<FuzzResult> {
  const random = new Random(options.seed);
  const client = await MongoClient.connect(uri);
  const result: FuzzResult = { queries: 0, found: 0, indexed: 0, explained: 0, differences: [] };
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
      if (random.chance(0.15)) await change(random, plain, indexed);
      const wanted = random.chance(0.3) ? filterFinding(random, random.pick(documents)) : filter(random);
      await compare(random, plain, indexed, wanted, result);
    }
    await db.dropDatabase();
  } finally {
    await client.close();
  }
  return result;
}

/** Makes the same change in both; what the indexed one refuses (parallel arrays) is not made in the other. */
async function change(random: Random, plain: Collection, indexed: Collection): Promise<void> {
  const _id = random.below(DOCUMENTS) as never;
  const kind = random.below(10);
  const made = kind < 7 ? update(random) : document(random, _id);
  const make = async (collection: Collection): Promise<unknown> => {
    if (kind < 7) return collection.updateOne({ _id }, made);
    if (kind < 9) return collection.replaceOne({ _id }, { ...made, _id } as Document, { upsert: true });
    return collection.deleteOne({ _id });
  };
  try {
    await make(indexed);
  } catch {
    return;
  }
  await make(plain);
}

async function compare(
  random: Random,
  plain: Collection,
  indexed: Collection,
  wanted: Document,
  result: FuzzResult,
): Promise<void> {
  const options = { sort: sort(random), limit: random.pick([0, 0, 5]), skip: random.pick([0, 0, 0, 2]) };
  const counts = result.queries % 4 === 0;
  const answers = [plain, indexed].map((collection) => answer(collection, wanted, options, counts));
  const [expected, got] = await Promise.all(answers);
  result.queries++;
  if (Array.isArray(expected)) result.found += expected.length;
  if (JSON.stringify(expected) !== JSON.stringify(got)) {
    const text = BSON.EJSON.stringify({ wanted, ...options }, { relaxed: false });
    result.differences.push(`${text}: ${difference(expected, got)}`);
  }
  if (result.queries % 10 !== 0) return;
  result.explained++;
  const explained = await indexed
    .find(wanted, options)
    .explain('queryPlanner')
    .catch(() => ({}));
  if (/IXSCAN|IDHACK/.test(JSON.stringify(explained))) result.indexed++;
}

async function answer(collection: Collection, wanted: Document, options: Document, counts: boolean): Promise<unknown> {
  try {
    const docs = await collection.find(wanted, { ...options, projection: { _id: 1 } }).toArray();
    return [...docs.map((doc) => doc._id), ...(counts ? [`counted ${await collection.countDocuments(wanted)}`] : [])];
  } catch (error) {
    return (error as Error).message;
  }
}

/** Only what differs: the lists can be long. */
function difference(expected: unknown, got: unknown): string {
  if (!Array.isArray(expected) || !Array.isArray(got)) return `without indexes ${expected}, with ${got}`;
  const missing = expected.filter((id) => !got.includes(id));
  const extra = got.filter((id) => !expected.includes(id));
  return missing.length + extra.length > 0
    ? `with indexes missing ${missing}, too many ${extra}`
    : `other order: ${expected} and ${got}`;
}

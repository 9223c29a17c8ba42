import { openEnvironment } from '../store/environment.js';
import { idKey, idOf, recordBytes, recordOf, TAG, tagRange } from '../store/keys.js';
import { isUnsealed, unsealed } from '../store/record.js';
import { SnapshotView } from '../store/snapshot.js';
import type { ReadView } from '../store/view.js';
import { decode } from '../values/bson.js';
import { describe } from '../values/text.js';
import { readDefinitions } from './catalog-store.js';
import type { Collection, Index } from './definitions.js';
import { documentKeys } from './index-keys.js';

/** What a check of a data file has found. */
export interface Verification {
  documents: number;
  /** Of them without a checksum, which format 2 did not have. */
  unsealed: number;
  /** What is wrong, each named by collection, document and index. */
  faults: string[];
}

/**
 * Reads everything in a data file, which may be in use: every document against its checksum, every index entry against the
 * documents, every count. @throws if the file cannot be opened
 */
export async function verify(path: string): Promise<Verification> {
  const env = openEnvironment(path, { readOnly: true });
  const view = new SnapshotView(env, () => 0);
  try {
    const result: Verification = { documents: 0, unsealed: 0, faults: [] };
    const collections = [...readDefinitions(view).values()];
    for (const collection of collections) verifyCollection(view, collection, result);
    findOrphans(view, collections, result);
    return result;
  } finally {
    view.rest();
    await env.close();
  }
}

function verifyCollection(view: ReadView, collection: Collection, result: Verification): void {
  const { ns, id } = collection;
  const indexes = collection.indexes.filter((index) => !index.building && !index.special);
  const expected = new Map(indexes.map((index) => [index, 0]));
  let documents = 0;
  let damaged = 0;
  for (const [key, stored] of view.walk(tagRange(TAG.documents, id))) {
    documents++;
    const record = recordOf(key);
    try {
      const doc = decode(unsealed(stored));
      if (isUnsealed(stored)) result.unsealed++;
      for (const index of indexes) {
        const { keys } = documentKeys(index, doc);
        expected.set(index, (expected.get(index) as number) + keys.length);
        if (!keys.every((entry) => holds(view, index, entry.key, record)))
          result.faults.push(`${ns}: document ${describe(doc._id)} is not in the index ${index.name} as it should be`);
      }
    } catch {
      damaged++;
      result.faults.push(`${ns}: document ${identify(stored)} (record ${record}) is damaged`);
    }
  }
  for (const [index, wanted] of expected) {
    let entries = 0;
    for (const _ of view.walk(tagRange(TAG.index, index.id))) entries++;
    if (damaged === 0 && entries !== wanted)
      result.faults.push(`${ns}: the index ${index.name} has ${entries} entries instead of ${wanted}`);
  }
  const counted = view.get(idKey(TAG.count, id))?.readDoubleBE(0) ?? 0;
  if (!collection.view && counted !== documents)
    result.faults.push(`${ns}: there are ${documents} documents, ${counted} are counted`);
  result.documents += documents;
}

function holds(view: ReadView, { unique }: Index, key: Buffer, record: number): boolean {
  const bytes = recordBytes(record);
  if (unique) return view.get(key)?.equals(bytes) === true;
  return view.get(Buffer.concat([key, bytes])) !== undefined;
}

/** What is left to read of a damaged document. */
function identify(stored: Buffer): string {
  try {
    return `with _id ${describe(decode(stored.subarray(0, stored.readInt32LE(0)))._id)}`;
  } catch {
    return 'of unknown _id';
  }
}

/** Documents and index entries of nothing that is known: a damaged definition. */
function findOrphans(view: ReadView, collections: Collection[], { faults }: Verification): void {
  const garbage = [...view.walk(tagRange(TAG.garbage))].map(([key]) => idOf(key.subarray(1)));
  const known = new Set([
    ...collections.flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]),
    ...garbage,
  ]);
  for (const tag of [TAG.documents, TAG.index]) {
    const orphans = new Set<number>();
    for (const [key] of view.walk(tagRange(tag))) if (!known.has(idOf(key))) orphans.add(idOf(key));
    for (const id of orphans) faults.push(`there are entries of a collection or index ${id} that nobody knows`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { decode, fieldsOf, isDoc, type Value } from '../values/bson.js';
import { connect, type Db, type Document, EJSON } from './driver.js';
import { type DumpedCollection, listDump, type Metadata, readDocuments } from './dump-folder.js';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Puts a folder that mongodump or `dump` has written into a server: collections with their options, documents, indexes; views last.
 * @param drop collections that exist are replaced; otherwise they are an error
 * @returns the number of documents
 */
export async function restore(uri: string, folder: string, drop = false): Promise<number> {
  const dumped = listDump(folder).map((files) => {
    return {
      files,
      metadata: EJSON.parse(readFileSync(files.metadata, 'utf8'), { relaxed: false }) as unknown as Metadata,
    };
  });
  if (dumped.length === 0) throw new Error(`there is no dump in ${folder}`);
  dumped.sort((a, b) => Number(a.metadata.type === 'view') - Number(b.metadata.type === 'view'));
  const client = await connect(uri);
  try {
    let documents = 0;
    for (const { files, metadata } of dumped)
      documents += await restoreCollection(client.db(files.db), files, metadata, drop);
    return documents;
  } finally {
    await client.close();
  }
}

async function restoreCollection(db: Db, files: DumpedCollection, metadata: Metadata, drop: boolean): Promise<number> {
  const { collectionName: name, options, indexes } = metadata;
  const exists = await db.listCollections({ name }, { nameOnly: true }).hasNext();
  if (exists && !drop) throw new Error(`${db.databaseName}.${name} exists already`);
  if (exists) await db.dropCollection(name);
  await db.command({ create: name, ...options });
  if (metadata.type === 'view' || !existsSync(files.documents)) return 0;
  const documents = await insertAll(db, name, files.documents);
  const wanted = indexes.filter((index) => index.name !== '_id_').map(({ ns: _, ...index }) => index);
  if (wanted.length > 0) await db.command({ createIndexes: name, indexes: wanted, ignoreUnknownIndexOptions: true });
  return documents;
}

async function insertAll(db: Db, name: string, path: string): Promise<number> {
  let [documents, bytes] = [0, 0];
  let batch: Document[] = [];
  const insert = async () => {
    if (batch.length > 0) await db.collection(name).insertMany(batch, { forceServerObjectId: true });
    [batch, bytes] = [[], 0];
  };
  for (const document of readDocuments(path)) {
    batch.push(ordered(decode(document)) as Document);
    bytes += document.length;
    documents++;
    if (batch.length === BATCH_DOCUMENTS || bytes > BATCH_BYTES) await insert();
  }
  await insert();
  return documents;
}

/** A value as the driver writes it in the same bytes: objects of JavaScript would put fields with names like numbers first. */
function ordered(value: Value): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  return isDoc(value) ? new Map(fieldsOf(value).map(([name, inner]) => [name, ordered(inner)])) : value;
}

import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect, type Db, EJSON } from './driver.js';
import { filesOf, type Metadata, sync } from './dump-folder.js';

/** Databases of the server itself. */
const INTERNAL = ['admin', 'config', 'local'];

/**
 * Writes the databases of a server to a folder as mongodump does: the documents as BSON, options and indexes as Extended JSON.
 * Each collection is read by itself: for one state of all of them, dump a server that nobody writes to.
 * @param only this database alone
 * @returns the number of documents
 * @throws if the folder exists
 */
export async function dump(uri: string, folder: string, only?: string): Promise<number> {
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  const client = await connect(uri);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    let documents = 0;
    for (const { name } of databases)
      if (only === undefined ? !INTERNAL.includes(name) : name === only)
        documents += await dumpDatabase(client.db(name), folder);
    sync(folder);
    return documents;
  } finally {
    await client.close();
  }
}

async function dumpDatabase(db: Db, folder: string): Promise<number> {
  const path = join(folder, db.databaseName);
  mkdirSync(path, { mode: 0o700 });
  let documents = 0;
  for (const { name, type, options = {}, info } of await db
    .listCollections({}, { nameOnly: false, promoteValues: false })
    .toArray()) {
    if (name.startsWith('system.')) continue;
    const files = filesOf(folder, db.databaseName, name);
    const isView = type === 'view';
    const metadata: Metadata = {
      options,
      indexes: isView ? [] : await db.collection(name).listIndexes({ promoteValues: false }).toArray(),
      ...(info?.uuid && { uuid: info.uuid.toString('hex').replaceAll('-', '') }),
      collectionName: name,
      type: isView ? 'view' : 'collection',
    };
    writeFileSync(files.metadata, EJSON.stringify(metadata, { relaxed: false }));
    if (!isView) {
      const found = db.collection(name).find({}, { raw: true, batchSize: 1000 });
      const counted = async function* () {
        for await (const bytes of found) {
          documents++;
          yield bytes as unknown as Uint8Array;
        }
      };
      await pipeline(
        Readable.from(counted(), { objectMode: false }),
        createWriteStream(files.documents, { mode: 0o600 }),
      );
      sync(files.documents);
    }
    sync(files.metadata);
  }
  sync(path);
  return documents;
}

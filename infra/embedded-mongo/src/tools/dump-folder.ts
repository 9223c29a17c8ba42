import { closeSync, fsyncSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What mongodump writes beside the documents of a collection, as canonical Extended JSON. */
export interface Metadata {
  options: Record<string, unknown>;
  indexes: Record<string, unknown>[];
  uuid?: string;
  collectionName: string;
  type: 'collection' | 'view';
}

/** One collection in a folder that mongodump, or `diwan-mongo dump`, has written. */
export interface DumpedCollection {
  db: string;
  metadata: string;
  documents: string;
}

const METADATA = '.metadata.json';
const DOCUMENTS = '.bson';

/** The files of a collection in a dump: names are escaped as mongodump does. */
export function filesOf(folder: string, db: string, collection: string): DumpedCollection {
  const name = encodeURIComponent(collection);
  return { db, metadata: join(folder, db, name + METADATA), documents: join(folder, db, name + DOCUMENTS) };
}

/** All collections in a dump, by name. */
export function listDump(folder: string): DumpedCollection[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: db }) => readdirSync(join(folder, db)).map((file) => [db, file] as const))
    .filter(([, file]) => file.endsWith(METADATA))
    .map(([db, file]) => {
      const path = join(folder, db, file);
      return { db, metadata: path, documents: path.slice(0, -METADATA.length) + DOCUMENTS };
    })
    .sort((a, b) => (a.metadata < b.metadata ? -1 : 1));
}

/** The documents of a file of BSON, one after the other. @throws if it ends in the middle of one */
export function* readDocuments(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    const length = Buffer.alloc(4);
    for (let read = readSync(file, length); read > 0; read = readSync(file, length)) {
      const size = length.readInt32LE(0);
      const document = Buffer.alloc(Math.max(size, 5));
      length.copy(document);
      if (read < 4 || size < 5 || readSync(file, document, 4, size - 4, null) < size - 4)
        throw new Error(`${path} ends in the middle of a document`);
      yield document;
    }
  } finally {
    closeSync(file);
  }
}

/** Makes sure that a file, or what a directory lists, is on disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

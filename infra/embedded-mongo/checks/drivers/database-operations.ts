import type { ChangeStream, Db, Document, FindCursor, GridFSBucket, MongoClient, ObjectId } from 'mongodb';
import { driverOptions } from './driver-options.js';

/** Operations on a database. */
export const databaseOperations: Record<string, (db: Db, args: Document) => unknown> = {
  aggregate: (db, { pipeline, ...options }) => db.aggregate(pipeline, driverOptions(options)).toArray(),
  createCollection: (db, { collection, ...options }) => db.createCollection(collection, driverOptions(options)),
  dropCollection: (db, { collection, ...options }) => db.dropCollection(collection, driverOptions(options)),
  listCollections: (db, { filter, ...options }) => db.listCollections(filter ?? {}, driverOptions(options)).toArray(),
  listCollectionNames: async (db, { filter, ...options }) => {
    const found = await db.listCollections(filter ?? {}, { ...driverOptions(options), nameOnly: true }).toArray();
    return found.map(({ name }) => name);
  },
  // The driver has no call for `collMod`.
  modifyCollection: (db, { collection, ...options }) => db.command({ collMod: collection, ...options }),
  runCommand: (db, { command, commandName: _, ...options }) => db.command(command, driverOptions(options)),
};

/** Operations on a client. */
export const clientOperations: Record<string, (client: MongoClient, args: Document) => unknown> = {
  listDatabases: async (client, args) => (await client.db().admin().listDatabases(driverOptions(args))).databases,
  listDatabaseNames: async (client, args) => {
    const { databases } = await client
      .db()
      .admin()
      .listDatabases({ ...driverOptions(args), nameOnly: true });
    return databases.map(({ name }) => name);
  },
};

/** Operations on whatever can be watched. */
export const watchOperations: Record<string, (target: { watch: Db['watch'] }, args: Document) => unknown> = {
  createChangeStream: async (target, { pipeline, ...options }) => {
    const stream = target.watch(pipeline, driverOptions(options));
    await stream.tryNext(); // the test wants the command to be sent now
    return stream;
  },
  watch: async (target, { pipeline, ...options }) => {
    const stream = target.watch(pipeline, driverOptions(options));
    try {
      await stream.tryNext();
    } finally {
      await stream.close();
    }
  },
};

/** Operations on a cursor or a change stream. */
export const cursorOperations: Record<string, (cursor: FindCursor | ChangeStream) => unknown> = {
  close: (cursor) => cursor.close(),
  iterateUntilDocumentOrError: (cursor) => cursor.next(),
};

/** Operations on a GridFS bucket. */
export const bucketOperations: Record<string, (bucket: GridFSBucket, args: Document) => unknown> = {
  delete: (bucket, { id }) => bucket.delete(id),
  download: (bucket, { id }) => contentOf(bucket.openDownloadStream(id)),
  downloadByName: (bucket, { filename, ...options }) => contentOf(bucket.openDownloadStreamByName(filename, options)),
  upload: (bucket, { filename, source, ...options }) =>
    new Promise<ObjectId>((resolve, reject) => {
      const stream = bucket.openUploadStream(filename, options);
      stream.once('error', reject).once('finish', () => resolve(stream.id));
      stream.end(Buffer.from(source.$$hexBytes, 'hex'));
    }),
};

async function contentOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

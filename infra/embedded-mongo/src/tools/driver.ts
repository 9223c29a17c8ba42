export { BSON, type Db, type Document } from 'mongodb';

import { BSON, MongoClient } from 'mongodb';

/** Extended JSON, as mongodump writes it. */
export const { EJSON } = BSON;

/** A client for reading and writing whole servers. */
export function connect(uri: string): Promise<MongoClient> {
  return MongoClient.connect(uri, { appName: 'diwan-mongo', readPreference: 'primary' });
}

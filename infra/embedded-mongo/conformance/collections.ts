import type { ClientSession, Collection, Db, Document, MongoServerError } from 'mongodb';
import { Long } from 'mongodb';

/** A collection of any documents. */
export type Things = Collection<Document>;

/** A collection with a unique index on `email`. */
export async function people(db: Db): Promise<Things> {
  const c: Things = db.collection('people');
  await c.createIndex({ email: 1 }, { unique: true });
  return c;
}

/** The code work fails with. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return (error as MongoServerError).code;
  }
}

/** The `_id`s of a collection, in order. */
export async function ids(c: Things, filter: Document = {}): Promise<unknown[]> {
  const docs = await c.find(filter).sort({ _id: 1 }).project({ _id: 1 }).toArray();
  return docs.map((d) => d._id);
}

/** The next transaction number of a session, for commands sent twice on purpose. */
export function nextNumber(session: ClientSession): Long {
  const { serverSession } = session as unknown as { serverSession: { txnNumber: number } };
  serverSession.txnNumber++; // the driver's own counter, as the session goes back to its pool
  return Long.fromNumber(serverSession.txnNumber);
}

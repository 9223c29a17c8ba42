import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { OBJECT_STORE, type ObjectStore } from '../object-store/object-store.js';

const PROBE = 'probe-of-the-time';

/** What the object store says the time is: the age of objects is counted by its clock, which no test sets. */
export async function storeTime(app: INestApplicationContext): Promise<Date> {
  const store = app.get<ObjectStore>(OBJECT_STORE);
  await store.put(PROBE, Readable.from(['x']), { maxBytes: 1 });
  const { modifiedAt } = await store.stat(PROBE);
  await store.remove(PROBE);
  return modifiedAt;
}

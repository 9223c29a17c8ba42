import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import { DATA_PART_NAMES } from '@diwan/contracts/people/data-copies/part';
import { type Connection, Types } from 'mongoose';
import { type DataCopyRecord, DataCopySchema } from '../data-copies/data-copy.schema.js';
import { type ErasureRecord, ErasureSchema } from '../erasures/erasure.schema.js';

const DAY = 86_400_000;
/** Fixed, so that loading again finds them. */
const idOf = (number: number) => new Types.ObjectId(`da${number.toString(16).padStart(22, '0')}`);

/** What clients of the demo wished of their data: a copy whose time is over, and to be forgotten, which waits for an owner. */
export async function seedOwnData(connection: Connection, now: Date): Promise<void> {
  const copies = connection.model<DataCopyRecord>('DataCopy', DataCopySchema);
  const erasures = connection.model<ErasureRecord>('Erasure', ErasureSchema);
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const copy = {
    personId: new Types.ObjectId(DEMO_CLIENT.id),
    language: DEMO_CLIENT.language,
    state: 'expired' as const,
    parts: DATA_PART_NAMES.map((part) => ({ part, done: true, rows: 0, pages: 1, after: null })),
    ...{ askedAt: before(41), nextAt: before(41), until: before(34) },
  };
  await copies.updateOne({ _id: idOf(1) }, { $setOnInsert: copy }, { upsert: true });
  const [, , , , , leaving] = DEMO_CLIENTS;
  if (leaving === undefined) return;
  const reason = { en: 'I moved abroad and closed everything here.', ar: 'انتقلت إلى الخارج وأنهيت كل شيء هنا.' };
  const wish = {
    personId: new Types.ObjectId(leaving.id),
    ...{ state: 'asked' as const, reason: reason[leaving.language], askedAt: before(3), version: 1 },
  };
  await erasures.updateOne({ _id: idOf(2) }, { $setOnInsert: wish }, { upsert: true });
}

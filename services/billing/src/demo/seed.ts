import { type Connection, Types } from 'mongoose';
import { nameKey } from '../service-types/name-key.js';
import { type ServiceTypeRecord, ServiceTypeSchema } from '../service-types/service-type.schema.js';

const SINCE = new Date('2025-03-03T08:00:00Z');

/** Kinds of work with their rates in US cents per hour. */
const SERVICE_TYPES = [
  { id: 'd20000000000000000000001', en: 'Legal consultation', ar: 'استشارة قانونية', cents: 20_000 },
  { id: 'd20000000000000000000002', en: 'Court appearance', ar: 'حضور جلسة', cents: 25_000 },
  { id: 'd20000000000000000000003', en: 'Document drafting', ar: 'صياغة مستندات', cents: 18_000 },
  { id: 'd20000000000000000000004', en: 'Legal research', ar: 'بحث قانوني', cents: 15_000 },
  { id: 'd20000000000000000000005', en: 'Negotiation', ar: 'تفاوض', cents: 22_500 },
] as const;

/** Writes the demo's kinds of work that are not there yet; what changed since stays as it is. */
export async function seedDemo(connection: Connection): Promise<void> {
  const serviceTypes = connection.model<ServiceTypeRecord>('ServiceType', ServiceTypeSchema);
  for (const { id, en, ar, cents } of SERVICE_TYPES) {
    const name = { en, ar };
    if (await serviceTypes.exists({ 'nameKey.en': nameKey(name).en })) continue;
    const hourlyRate = { amountMinor: cents, currency: 'USD' as const };
    const $setOnInsert = { name, nameKey: nameKey(name), hourlyRate, active: true, version: 1, createdAt: SINCE };
    await serviceTypes.updateOne({ _id: new Types.ObjectId(id) }, { $setOnInsert }, { upsert: true });
  }
}

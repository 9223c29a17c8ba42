import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_LAWYER, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import type { Model } from 'mongoose';
import type { LeadRecord } from '../leads/lead.schema.js';
import { searchKeys } from '../leads/search-keys.js';

type DemoLead = Pick<LeadRecord, 'reference' | 'phone' | 'firstName' | 'lastName' | 'language' | 'message'> &
  Pick<LeadRecord, 'area' | 'channel' | 'source' | 'clientId'> & { at: Date };

/** With which the demo clients began, before the year whose numbers are still given. */
const LEADS: readonly DemoLead[] = [
  {
    ...{ reference: 'L-2025-0017', phone: DEMO_CLIENT.phone, firstName: 'Rana', lastName: 'Khoury', language: 'en' },
    message: 'I was dismissed by a message to my telephone and would like to know what I can ask for.',
    ...{ area: 'other', channel: 'whatsapp', source: 'contact', clientId: DEMO_CLIENT.id },
    at: new Date('2025-03-01T09:12:00Z'),
  },
  {
    ...{ reference: 'L-2025-0021', phone: DEMO_ARABIC_CLIENT.phone, firstName: 'كريم', lastName: 'منصور' },
    ...{ language: 'ar', message: 'أرغب في تأسيس شركة وأحتاج إلى استشارة قبل التوقيع مع شريكي.' },
    ...{ area: 'corporate', channel: 'office', source: 'consultation', clientId: null },
    at: new Date('2025-03-02T14:40:00Z'),
  },
];

/** Writes requests of the past that are not there yet: one linked with its client, one that only came from a client's phone. */
export async function seedDemo(leads: Model<LeadRecord>): Promise<void> {
  for (const { at, ...lead } of LEADS) {
    const answered = { by: DEMO_LAWYER.id, at: new Date(at.getTime() + 3 * 3600_000) };
    const work = { status: 'won', answered, owner: DEMO_OWNER.id, respondBy: at, escalateAt: null } as const;
    const consent = { version: `${lead.source}-2025-01`, at, addressHash: 'demo' };
    const row = { ...lead, ...work, email: null, consent, searchKeys: searchKeys(lead), createdAt: at, updatedAt: at };
    const { reference } = lead;
    await leads.updateOne({ reference }, { $setOnInsert: row }, { upsert: true, timestamps: false });
  }
}

import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import type { Model } from 'mongoose';
import type { SubscriptionRecord } from '../newsletter/subscription.schema.js';

const ASKED = new Date('2025-11-12T08:20:00Z');
const CONFIRMED = new Date('2025-11-12T08:26:00Z');

/** The address that identity's demo data gives this client. */
const EMAIL = 'rana.khoury@example.com';

/** Writes the demo client's subscription where their address has none; whatever became of it since stays. */
export async function seedSubscription(subscriptions: Model<SubscriptionRecord>): Promise<void> {
  const row = {
    language: DEMO_CLIENT.language,
    categories: [],
    state: 'active' as const,
    request: 1,
    consent: { version: 'newsletter-2025-10', at: ASKED, addressHash: 'demo' },
    ...{ confirmedAt: CONFIRMED, endedAt: null, createdAt: ASKED, updatedAt: CONFIRMED },
  };
  await subscriptions.updateOne({ email: EMAIL }, { $setOnInsert: row }, { upsert: true, timestamps: false });
}

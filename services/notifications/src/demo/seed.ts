import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, type DemoAccount } from '@diwan/contracts/demo/accounts';
import { caseId, documentId } from '@diwan/contracts/demo/matter-ids';
import type { Model } from 'mongoose';
import { URGENCY } from '../kinds/urgency.js';
import type { NoticeRecord } from '../notices/notice.schema.js';

const DAY = 24 * 3600 * 1000;

/** What became of a message; the last two failed on their way, so that somebody has a task to call. */
type Fate = 'read' | 'unseen' | 'failed';

/** Documents of the demo that were told of, how many days ago. */
const TOLD: readonly { to: DemoAccount; ofCase: number; document: number; daysAgo: number; fate: Fate }[] = [
  { to: DEMO_CLIENT, ofCase: 1, document: 1, daysAgo: 30, fate: 'read' },
  { to: DEMO_ARABIC_CLIENT, ofCase: 4, document: 8, daysAgo: 12, fate: 'read' },
  { to: DEMO_ARABIC_CLIENT, ofCase: 5, document: 10, daysAgo: 6, fate: 'unseen' },
  { to: DEMO_CLIENT, ofCase: 1, document: 2, daysAgo: 2, fate: 'failed' },
  { to: DEMO_ARABIC_CLIENT, ofCase: 4, document: 9, daysAgo: 1, fate: 'failed' },
];

/** Writes messages of the past that are not there yet. They are of the story: nobody was sent anything. */
export async function seedDemo(notices: Model<NoticeRecord>, now: Date): Promise<void> {
  for (const { to, ofCase, document, daysAgo, fate } of TOLD) {
    const at = new Date(now.getTime() - daysAgo * DAY);
    const dedupeKey = `demo-${document}.${to.id}.document_shared`;
    const facts = { caseId: caseId(ofCase), documents: [{ documentId: documentId(document), sharing: 1 }] };
    const owed = { family: 'document_shared', channel: 'whatsapp', personId: to.id, language: to.language } as const;
    const dates = { nextAttemptAt: at, attemptedAt: at, createdAt: at, updatedAt: at };
    const told = { at, template: 'document_shared', path: `/documents/${documentId(document)}` };
    const row = { ...owed, facts, told, ...dates, ...became(fate, at), attempts: 1, urgency: URGENCY.client };
    await notices.updateOne(
      { dedupeKey },
      { $setOnInsert: { ...row, correlationId: 'demo' } },
      { upsert: true, timestamps: false },
    );
  }
}

function became(fate: Fate, at: Date) {
  if (fate === 'failed') return { state: 'failed', reason: 'undelivered', deliveryStatus: 'undelivered' } as const;
  const readAt = fate === 'read' ? new Date(at.getTime() + DAY / 8) : null;
  return { state: 'sent', deliveryStatus: readAt ? 'read' : 'delivered', deliveredAt: at, readAt } as const;
}

import { Types } from 'mongoose';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { CASE, CLIENT, DOCUMENT } from './house.js';

/** A notice of a shared document as the ledger keeps it before its first attempt. */
export const owedNotice = (n: number): NoticeRecord => ({
  _id: new Types.ObjectId(),
  family: 'document_shared',
  channel: 'whatsapp',
  otherwise: null,
  personId: CLIENT,
  facts: { caseId: CASE, documents: [{ documentId: DOCUMENT, sharing: 1 }] },
  dedupeKey: `event-${n}.${CLIENT}.document_shared`,
  language: 'en',
  state: 'pending',
  reason: null,
  attempts: 0,
  nextAttemptAt: new Date(),
  urgency: 2,
  heldUp: false,
  quiet: null,
  batch: null,
  round: 0,
  claim: null,
  claimedAt: null,
  attemptedAt: null,
  providerId: null,
  deliveryStatus: null,
  deliveryRank: -1,
  deliveredAt: null,
  readAt: null,
  missed: null,
  told: null,
  seenAt: null,
  correlationId: `request-${n}`,
  createdAt: new Date(),
  updatedAt: new Date(),
});

import { Clock } from '@diwan/service-kit/clock';
import { CONFIG } from '@diwan/service-kit/config';
import { correlationId } from '@diwan/service-kit/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { NotificationsConfig } from '../config.js';
import documentShared from '../kinds/matters/document-shared.js';
import { isIn } from './notice.ledger.js';
import { DROP, type FirstState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { outsideQuietHours } from './quiet-hours.js';

/** A document that became visible to its client. */
export interface Sharing {
  eventId: string;
  documentId: string;
  sharing: number;
  caseId: string;
  clientId: string;
}

const FAMILY = documentShared.family;

/**
 * Notices of shared documents: what is shared with one client in one case within the batch time goes out as one message (D-151). The
 * time counts from the first document, so that steady sharing does not put the message off for ever.
 */
@Injectable()
export class DocumentBatches {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Puts a document into the open batch of its client and case, or opens one. */
  async add({ eventId, caseId, clientId, ...document }: Sharing, session: ClientSession): Promise<void> {
    const batch = `${clientId}.${caseId}`;
    const { documentId } = document;
    // A document shared, hidden and shared again is in the batch once, as it was shared last.
    await this.notices.updateOne(
      { batch },
      { $pull: { 'facts.documents': { documentId } } },
      { session, strict: false },
    );
    const ends = new Date(this.clock.now().getTime() + this.config.NOTICE_BATCH_SECONDS * 1000);
    const opened = {
      family: FAMILY,
      channel: 'whatsapp',
      personId: clientId,
      'facts.caseId': caseId,
      dedupeKey: `${eventId}.${clientId}.${FAMILY}.whatsapp`,
      state: 'pending' satisfies FirstState,
      urgency: documentShared.urgency,
      nextAttemptAt: outsideQuietHours(FAMILY, ends, this.config.QUIET_HOURS),
      correlationId: correlationId(),
    };
    await this.notices.updateOne(
      { batch },
      { $setOnInsert: opened, $push: { 'facts.documents': document } },
      { upsert: true, session },
    );
  }

  /** Takes a document out of what is not sent yet, up to and including a sharing; a notice that has none left is cancelled. */
  async remove(documentId: string, sharing: number, session: ClientSession): Promise<void> {
    const shared = trusted({ $elemMatch: { documentId, sharing: { $lte: sharing } } });
    await this.notices.updateMany(
      { state: 'pending', 'facts.documents': shared },
      { $pull: { 'facts.documents': { documentId, sharing: { $lte: sharing } } } },
      { session },
    );
    await this.notices.updateMany(
      { state: isIn(DROP.cancelled.from), family: FAMILY, 'facts.documents': trusted({ $size: 0 }) },
      { $set: { state: DROP.cancelled.to, reason: 'document_hidden', batch: null } },
      { session },
    );
  }
}

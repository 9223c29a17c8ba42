import type { documentNoticeStanding, NoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { correlationId } from '@diwan/service-kit/app/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import type { NotificationsConfig } from '../config.js';
import documentHidden from '../kinds/matters/document-hidden.js';
import documentShared from '../kinds/matters/document-shared.js';
import { isIn } from './notice.ledger.js';
import { DROP, type FirstState, type NoticeState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { outsideQuietHours } from './quiet-hours.js';

/** A document that became visible to its client, or no longer is. */
export interface Sharing {
  eventId: string;
  documentId: string;
  sharing: number;
  caseId: string;
  clientId: string;
}

type Question = z.output<typeof documentNoticeStanding.input>;

/** What is told of documents. A batch's name has its kind, but for those that were open before there were two. */
const KINDS = {
  shared: { ...documentShared, batchSuffix: '', undoneBy: 'document_hidden' },
  hidden: { ...documentHidden, batchSuffix: '.hidden', undoneBy: 'document_shared_again' },
} as const;

const STANDING = {
  pending: 'waiting',
  sending: 'waiting',
  unknown: 'waiting',
  sent: 'sent',
  failed: 'failed',
  suppressed: 'stopped',
  cancelled: 'none',
} as const satisfies Record<NoticeState, NoticeStanding['state']>;

/**
 * Notices of documents that were shared or hidden: what happens for one client in one case within the batch time goes out as one message
 * (D-151). The time counts from the first document, so that steady work does not put the message off for ever.
 */
@Injectable()
export class DocumentBatches {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Puts a document into the open batch of its client and case, or opens one. `quiet`: the client's quiet hours. */
  async add(
    of: keyof typeof KINDS,
    { eventId, caseId, clientId, ...document }: Sharing,
    quiet: string,
    session: ClientSession,
  ): Promise<void> {
    const { family, urgency, batchSuffix } = KINDS[of];
    const batch = `${clientId}.${caseId}${batchSuffix}`;
    const { documentId } = document;
    // A document shared, hidden and shared again is in the batch once, as it was shared last.
    await this.notices.updateOne(
      { batch },
      { $pull: { 'facts.documents': { documentId } } },
      { session, strict: false },
    );
    const ends = new Date(this.clock.now().getTime() + this.config.NOTICE_BATCH_SECONDS * 1000);
    const opened = {
      family,
      channel: 'whatsapp',
      personId: clientId,
      'facts.caseId': caseId,
      dedupeKey: `${eventId}.${clientId}.${family}.whatsapp`,
      state: 'pending' satisfies FirstState,
      urgency,
      nextAttemptAt: outsideQuietHours(family, ends, quiet),
      quiet,
      correlationId: correlationId(),
    };
    await this.notices.updateOne(
      { batch },
      { $setOnInsert: opened, $push: { 'facts.documents': document } },
      { upsert: true, session },
    );
  }

  /** Takes a document out of what is not sent to a client yet, up to and including a sharing; a notice that has none left is cancelled. */
  async remove(
    of: keyof typeof KINDS,
    { documentId, sharing, clientId: personId }: Pick<Sharing, 'documentId' | 'sharing' | 'clientId'>,
    session: ClientSession,
  ): Promise<void> {
    const { family, undoneBy } = KINDS[of];
    const upTo = trusted({ $elemMatch: { documentId, sharing: { $lte: sharing } } });
    await this.notices.updateMany(
      { state: 'pending', family, personId, 'facts.documents': upTo },
      { $pull: { 'facts.documents': { documentId, sharing: { $lte: sharing } } } },
      { session },
    );
    await this.notices.updateMany(
      { state: isIn(DROP.cancelled.from), family, personId, 'facts.documents': trusted({ $size: 0 }) },
      { $set: { state: DROP.cancelled.to, reason: undoneBy, batch: null } },
      { session },
    );
  }

  /** How the message to a client about one sharing of a document, or the end of it, stands. */
  async standing({ of, documentId, sharing, personId }: Question): Promise<NoticeStanding> {
    const documents = trusted({ $elemMatch: { documentId, sharing } });
    const notice = await this.notices
      .findOne({ 'facts.documents': documents, family: KINDS[of].family, personId })
      .sort({ _id: -1 })
      .lean<NoticeRecord>();
    if (!notice) return { state: 'none', from: null };
    const from = notice.state === 'pending' ? notice.nextAttemptAt.toISOString() : null;
    return { state: STANDING[notice.state], from };
  }
}

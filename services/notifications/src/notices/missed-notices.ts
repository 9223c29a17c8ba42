import type { NoticeFamily } from '@diwan/contracts/messages/notices/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import type { NoticeRecord } from './notice.schema.js';

type Family = z.infer<typeof NoticeFamily>;

/** Messages whose person has to be reached another way when they do not arrive. */
const TOLD = [
  'hearing_scheduled',
  'hearing_moved',
  'hearing_cancelled',
  'hearing_outcome',
  'hearing_reminder',
  'document_shared',
  'request_asked',
  'funds_moved',
  'credit_used',
] as const satisfies Family[];
/** Whether somebody has to call where it does not arrive. */
export const isToldOf = (family: Family): boolean => (TOLD as readonly Family[]).includes(family);
/** Those that are missed also when nobody looks at them. */
const TO_BE_SEEN = ['hearing_scheduled', 'hearing_moved', 'hearing_cancelled'] as const satisfies Family[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So long nothing has happened to one that failed: another way may still be tried in the moment after. */
const SETTLED = MINUTE;
/** What failed longer ago is past. */
const RECENT = 7 * DAY;

/** Which messages were missed, and which of those have come right since. */
@Injectable()
export class MissedNotices {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
  ) {}

  /** Failed for good and not told of yet. */
  failed(limit: number): Promise<NoticeRecord[]> {
    const now = this.clock.now().getTime();
    return this.notices
      .find({
        missed: trusted({ $in: [null, 'doubt'] }),
        state: 'failed',
        family: trusted({ $in: [...TOLD] }),
        updatedAt: trusted({ $gte: new Date(now - RECENT), $lte: new Date(now - SETTLED) }),
      })
      .sort({ updatedAt: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /**
   * On WhatsApp for a day and not seen: a provider that has told nothing at all of it says nothing of that either. Or gone
   * an hour ago in words that said nothing: its person knows of no court's day by them. Unless its person has looked at it in the portal.
   */
  unseen(limit: number): Promise<NoticeRecord[]> {
    const now = this.clock.now().getTime();
    return this.notices
      .find({
        missed: null,
        state: 'sent',
        seenAt: null,
        family: trusted({ $in: [...TO_BE_SEEN] }),
        $or: [
          {
            channel: 'whatsapp',
            deliveryStatus: trusted({ $in: ['sent', 'delivered'] }),
            attemptedAt: trusted({ $lte: new Date(now - DAY) }),
          },
          { 'told.unproven': true, attemptedAt: trusted({ $lte: new Date(now - HOUR) }) },
        ],
        attemptedAt: trusted({ $gte: new Date(now - RECENT) }),
      })
      .sort({ attemptedAt: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** Of which nobody has known for an hour whether they were sent, of all kinds but alarms about that. */
  inDoubt(limit: number): Promise<NoticeRecord[]> {
    const now = this.clock.now().getTime();
    return this.notices
      .find({
        missed: null,
        state: 'unknown',
        family: trusted({ $ne: 'delivery_alarm' }),
        attemptedAt: trusted({ $gte: new Date(now - RECENT), $lte: new Date(now - HOUR) }),
      })
      .sort({ attemptedAt: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** Told of, and not missed any more: what failed is on its way again or was given up, what was not seen has been, what became of it is known. */
  mended(limit: number): Promise<NoticeRecord[]> {
    return this.notices
      .find({
        $or: [
          { missed: 'failed', state: trusted({ $in: ['pending', 'sending', 'sent', 'cancelled', 'suppressed'] }) },
          { missed: 'doubt', state: trusted({ $nin: ['unknown', 'failed'] }) },
          { missed: 'unseen', readAt: trusted({ $gt: new Date(0) }), 'told.unproven': trusted({ $ne: true }) },
          { missed: 'unseen', seenAt: trusted({ $gt: new Date(0) }) },
        ],
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** Notes that it was told of; false when another instance did. */
  async mark(
    { _id, missed, state }: NoticeRecord,
    next: NoticeRecord['missed'],
    session: ClientSession,
  ): Promise<boolean> {
    const { modifiedCount } = await this.notices.updateOne(
      { _id, missed: missed ?? null, state },
      { $set: { missed: next } },
      { session, timestamps: false },
    );
    return modifiedCount > 0;
  }
}

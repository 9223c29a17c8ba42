import { Clock } from '@diwan/service-kit/app/clock';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { NoticeRecord } from '../notices/notice.schema.js';

/** How long back the history goes. */
const KEPT = 183 * 24 * 3600 * 1000;
/** Counted at most. */
const MOST_UNREAD = 100;

/** What each person was told. What was withdrawn before it left is not among it. */
@Injectable()
export class OwnNoticesRepository {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly clock: Clock,
  ) {}

  page(personId: string, { page, limit }: { page: number; limit: number }): Promise<Page<NoticeRecord>> {
    return pageOf(this.notices, this.toldTo(personId), { sort: { 'told.at': -1, _id: -1 }, page, limit });
  }

  countUnread(personId: string): Promise<number> {
    return this.notices.countDocuments({ ...this.toldTo(personId), ...UNREAD }, { limit: MOST_UNREAD });
  }

  /** False when the person was told no such thing. */
  async read(personId: string, id: string): Promise<boolean> {
    const { matchedCount } = await this.notices.updateOne({ _id: id, ...this.toldTo(personId) }, this.seen(), SILENT);
    return matchedCount > 0;
  }

  async readUntil(personId: string, until: Date): Promise<void> {
    const upTo = { 'told.at': trusted({ $gte: this.since(), $lte: until }) };
    await this.notices.updateMany({ ...this.toldTo(personId), ...UNREAD, ...upTo }, this.seen(), SILENT);
  }

  private toldTo(personId: string): QueryFilter<NoticeRecord> {
    const state = trusted({ $nin: ['cancelled' as const, 'suppressed' as const] });
    return { personId, 'told.at': trusted({ $gte: this.since() }), state };
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - KEPT);
  }

  private seen() {
    return { $set: { seenAt: this.clock.now() } };
  }
}

/** What came in words that said nothing is not read by reading those. */
const UNREAD: QueryFilter<NoticeRecord> = { seenAt: null, $or: [{ readAt: null }, { 'told.unproven': true }] };
/** The ledger reckons with the time of its own changes. */
const SILENT = { timestamps: false };

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { AFTER_PART } from './announcement.machine.js';
import type { AnnouncementRecord } from './announcement.schema.js';

/** Stages with somebody left to tell. */
const UNFINISHED = Object.keys(AFTER_PART) as (keyof typeof AFTER_PART)[];
/** So many articles are looked at in one round; more wait for the next. */
const AT_ONCE = 20;

/** Announcements under way. */
@Injectable()
export class AnnouncementRepository {
  constructor(@InjectModel('Announcement') private readonly announcements: Model<AnnouncementRecord>) {}

  /** Begins an announcement, once per article. */
  async begin(article: Pick<AnnouncementRecord, '_id' | 'language' | 'category'>, now: Date, session: ClientSession) {
    const { _id, ...of } = article;
    const begun = { ...of, stage: 'clients', after: null, nextAt: now };
    await this.announcements.updateOne({ _id }, { $setOnInsert: begun }, { upsert: true, session });
  }

  /** Those whose next part is owed now. */
  due(now: Date): Promise<AnnouncementRecord[]> {
    return this.announcements
      .find({ stage: trusted({ $in: UNFINISHED }), nextAt: trusted({ $lte: now }) })
      .sort({ nextAt: 1 })
      .limit(AT_ONCE)
      .lean<AnnouncementRecord[]>();
  }

  /** Goes on after a part whose last one is `next`, null: the stage is through. False when another worker did. */
  async goOn(
    { _id, stage, after }: AnnouncementRecord,
    next: string | null,
    nextAt: Date,
    session: ClientSession,
  ): Promise<boolean> {
    if (stage === 'done') return false;
    const { to } = AFTER_PART[stage][next === null ? 'through' : 'more'];
    const moved = await this.announcements.updateOne(
      { _id, stage, after },
      { $set: { stage: to, after: next, nextAt } },
      { session },
    );
    return moved.modifiedCount === 1;
  }
}

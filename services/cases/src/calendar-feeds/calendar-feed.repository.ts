import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CalendarFeedRecord } from './calendar-feed.schema.js';

/** Which feed of a person: the same four say which one is made anew. */
export type FeedName = Pick<CalendarFeedRecord, 'personId' | 'side' | 'caseId' | 'delegationId'>;

/** Stored feeds. Every question but the one by its secret names the person. */
@Injectable()
export class CalendarFeedRepository {
  constructor(@InjectModel('CalendarFeed') private readonly feeds: Model<CalendarFeedRecord>) {}

  /** Those that a member of staff made. */
  ofStaff(personId: string): Promise<CalendarFeedRecord[]> {
    return this.feeds.find({ personId, side: 'staff' }).sort({ caseId: 1 }).limit(500).lean<CalendarFeedRecord[]>();
  }

  one(name: FeedName): Promise<CalendarFeedRecord | null> {
    return this.feeds.findOne(name).lean<CalendarFeedRecord>();
  }

  bySecret(secretHash: string): Promise<CalendarFeedRecord | null> {
    return this.feeds.findOne({ secretHash }).lean<CalendarFeedRecord>();
  }

  /** Writes it over the one of the same name, whose address ends with that. */
  async put(
    name: FeedName,
    address: Pick<CalendarFeedRecord, 'secretHash' | 'discreet' | 'madeAt'>,
    session: ClientSession,
  ): Promise<CalendarFeedRecord> {
    const written = await this.feeds
      .findOneAndUpdate(
        name,
        { $set: { ...address, lastReadAt: null } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean<CalendarFeedRecord>();
    if (!written) throw new Error('The feed was not written');
    return written;
  }

  /** Removes it; null when there is none of that name. */
  remove(name: FeedName, session: ClientSession): Promise<CalendarFeedRecord | null> {
    return this.feeds.findOneAndDelete(name, { session }).lean<CalendarFeedRecord>();
  }

  /** One of staff by its id. */
  oneOfStaff(personId: string, id: string): Promise<CalendarFeedRecord | null> {
    return this.feeds.findOne({ _id: id, personId, side: 'staff' }).lean<CalendarFeedRecord>();
  }

  /** Notes that a calendar read it, unless it was renewed meanwhile. */
  async read({ _id, secretHash }: CalendarFeedRecord, at: Date): Promise<void> {
    await this.feeds.updateOne({ _id, secretHash }, { $set: { lastReadAt: at } });
  }
}

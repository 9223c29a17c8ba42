import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { DigestWindow } from '../kinds/digest-facts.js';
import { AFTER_PART, AGAIN } from './digest.machine.js';
import type { DigestRecord } from './digest.schema.js';

/** Digests by day. Every change names what it expects, so that of two workers one wins. */
@Injectable()
export class DigestRepository {
  constructor(@InjectModel('Digest') private readonly digests: Model<DigestRecord>) {}

  ofDay(day: string): Promise<DigestRecord | null> {
    return this.digests.findById(day).lean<DigestRecord>();
  }

  /** The latest of an earlier day. */
  lastBefore(day: string): Promise<DigestRecord | null> {
    return this.digests
      .findOne({ _id: trusted({ $lt: day }) })
      .sort({ _id: -1 })
      .lean<DigestRecord>();
  }

  /** Begins a day's digest, once; by hand also again while it came to nobody. False when it has begun. */
  async begin(window: DigestWindow, begunBy: string | null, session: ClientSession): Promise<boolean> {
    const { day: _id, since, until, week } = window;
    const row = { after: null, since: new Date(since), until: new Date(until), week, owed: 0, begunBy };
    const { upsertedCount } = await this.digests.updateOne(
      { _id },
      { $setOnInsert: { ...row, stage: 'owing' } },
      { upsert: true, session },
    );
    if (upsertedCount > 0 || begunBy === null) return upsertedCount > 0;
    const again = await this.digests.updateOne(
      { _id, stage: trusted({ $in: [...AGAIN.from] }), owed: 0 },
      { $set: { ...row, stage: AGAIN.to } },
      { session },
    );
    return again.modifiedCount > 0;
  }

  /** Those with somebody left, the oldest first. */
  underWay(): Promise<DigestRecord[]> {
    return this.digests.find({ stage: 'owing' }).sort({ _id: 1 }).limit(10).lean<DigestRecord[]>();
  }

  /** Goes on after a part whose last one is `next`; null: it is through. Returns it as it is then, null when another worker did. */
  goOn(
    { _id, after }: DigestRecord,
    next: string | null,
    session: ClientSession | null = null,
  ): Promise<DigestRecord | null> {
    const { from, to } = AFTER_PART[next === null ? 'through' : 'more'];
    return this.digests
      .findOneAndUpdate(
        { _id, stage: trusted({ $in: [...from] }), after },
        { $set: { stage: to, after: next } },
        { session, returnDocument: 'after' },
      )
      .lean<DigestRecord>();
  }

  /** Counts what was owed of a part. */
  async count(_id: string, owed: number, session: ClientSession): Promise<void> {
    await this.digests.updateOne({ _id }, { $inc: { owed } }, { session });
  }
}

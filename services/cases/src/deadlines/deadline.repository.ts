import { MOST_DEADLINES } from '@diwan/contracts/matters/deadlines/http';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { DeadlineRecord } from './deadline.schema.js';

export type NewDeadline = Omit<DeadlineRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** More than a firm has before it at once. */
const MOST_STANDING = 5000;

/** Stored deadlines. Which cases somebody reaches is asked of the cases before. */
@Injectable()
export class DeadlineRepository {
  constructor(@InjectModel('Deadline') private readonly deadlines: Model<DeadlineRecord>) {}

  ofCase(caseId: string): Promise<DeadlineRecord[]> {
    return this.deadlines.find({ caseId }).sort({ day: 1, _id: 1 }).limit(MOST_DEADLINES).lean<DeadlineRecord[]>();
  }

  ofHearing(hearingId: string, session: ClientSession): Promise<DeadlineRecord[]> {
    return this.deadlines.find({ hearingId }, null, { session }).lean<DeadlineRecord[]>();
  }

  /** Those that have not passed on a day and that nobody dismissed. */
  standing(from: string, session: ClientSession): Promise<DeadlineRecord[]> {
    return this.deadlines
      .find({ state: trusted({ $in: ['proposed', 'confirmed'] }), day: trusted({ $gte: from }) }, null, { session })
      .sort({ state: 1, day: 1, _id: 1 })
      .limit(MOST_STANDING)
      .lean<DeadlineRecord[]>();
  }

  one(id: string, session?: ClientSession): Promise<DeadlineRecord | null> {
    return this.deadlines.findById(id, null, { session }).lean<DeadlineRecord>();
  }

  async insert(deadline: NewDeadline, session: ClientSession): Promise<DeadlineRecord> {
    const [created] = await this.deadlines.create([{ ...deadline, version: 1 }], { session });
    if (!created) throw new Error('The deadline was not created');
    return created.toObject();
  }

  /** Writes the fields if the stored version is still the one that was seen; null when it is not. */
  change(
    { _id, version }: Pick<DeadlineRecord, '_id' | 'version'>,
    fields: Partial<DeadlineRecord>,
    session: ClientSession,
  ): Promise<DeadlineRecord | null> {
    return this.deadlines
      .findOneAndUpdate({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<DeadlineRecord>();
  }
}

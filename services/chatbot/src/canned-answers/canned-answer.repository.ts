import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { CannedAnswerRecord } from './canned-answer.schema.js';

/** More than anybody looks through; the list is not paged. */
export const MOST_ANSWERS = 100;

/** Stored answers. */
@Injectable()
export class CannedAnswerRepository {
  constructor(@InjectModel('CannedAnswer') private readonly answers: Model<CannedAnswerRecord>) {}

  /** All of them, in the order in which they were added. */
  all(session: ClientSession | null = null): Promise<CannedAnswerRecord[]> {
    return this.answers
      .find({ createdAt: trusted({ $gte: new Date(0) }) }, null, { session })
      .sort({ createdAt: 1 })
      .limit(MOST_ANSWERS)
      .lean<CannedAnswerRecord[]>();
  }

  one(id: string, session: ClientSession): Promise<CannedAnswerRecord | null> {
    return this.answers.findById(id, null, { session }).lean<CannedAnswerRecord>();
  }

  async insert(
    fields: Omit<CannedAnswerRecord, '_id' | 'version'>,
    session: ClientSession,
  ): Promise<CannedAnswerRecord> {
    const [created] = await this.answers.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('the answer was not created');
    return created.toObject<CannedAnswerRecord>();
  }

  /** Writes fields if the stored version is the one that was seen; null when it is not. */
  change(
    id: string,
    version: number,
    fields: Partial<CannedAnswerRecord>,
    session: ClientSession,
  ): Promise<CannedAnswerRecord | null> {
    const update = { $set: fields, $inc: { version: 1 } };
    return this.answers
      .findOneAndUpdate({ _id: id, version }, update, { session, returnDocument: 'after' })
      .lean<CannedAnswerRecord>();
  }

  /** What was removed; null when it was not there. */
  remove(id: string, session: ClientSession): Promise<CannedAnswerRecord | null> {
    return this.answers.findOneAndDelete({ _id: id }, { session }).lean<CannedAnswerRecord>();
  }
}

import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { TAKEN_IN } from './received-message.machine.js';
import type { ReceivedMessageRecord } from './received-message.schema.js';

/** Whoever takes a message in has this long, in milliseconds, before another one may. */
const HELD = 120_000;

/** Messages that people wrote to us. */
@Injectable()
export class ReceivedMessages {
  constructor(
    @InjectModel('ReceivedMessage') private readonly messages: Model<ReceivedMessageRecord>,
    private readonly clock: Clock,
  ) {}

  /** Writes a message down; false when it stood there already. */
  async add(
    {
      sid,
      ...message
    }: Pick<ReceivedMessageRecord, 'sid' | 'from' | 'text' | 'payload' | 'media' | 'keyword' | 'correlationId'>,
    session: ClientSession,
  ): Promise<boolean> {
    const now = this.clock.now();
    const { upsertedCount } = await this.messages.updateOne(
      { sid },
      { $setOnInsert: { ...message, state: 'new', arrivedAt: now, nextAttemptAt: now } },
      { upsert: true, session },
    );
    return upsertedCount === 1;
  }

  /** Holds the oldest message that is to be taken in now; null: there is none. */
  async take(): Promise<ReceivedMessageRecord | null> {
    const now = this.clock.now();
    return this.messages
      .findOneAndUpdate(
        { state: 'new', nextAttemptAt: trusted({ $lte: now }) },
        { $set: { nextAttemptAt: new Date(now.getTime() + HELD) }, $inc: { attempts: 1 } },
        { sort: { nextAttemptAt: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean<ReceivedMessageRecord>();
  }

  /** A message that cannot be taken in now is looked at again later. */
  async postpone({ _id, attempts }: ReceivedMessageRecord, ms: number): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + ms);
    await this.messages.updateOne({ _id, attempts, state: 'new' }, { $set: { nextAttemptAt } });
  }

  /** It is taken in; false when somebody else did so meanwhile. */
  async takenIn({ _id, personIds, media, writtenAt }: ReceivedMessageRecord, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.messages.updateOne(
      { _id, state: trusted({ $in: [...TAKEN_IN.from] }) },
      { $set: { state: TAKEN_IN.to, personIds, media, writtenAt } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** A message that was taken in. */
  async find(id: string): Promise<ReceivedMessageRecord | null> {
    return this.messages.findOne({ _id: new Types.ObjectId(id), state: 'done' }).lean<ReceivedMessageRecord>();
  }

  /** Messages from before a day, some of them. */
  async old(before: Date, limit: number): Promise<ReceivedMessageRecord[]> {
    return this.messages
      .find({ arrivedAt: trusted({ $lt: before }) })
      .sort({ arrivedAt: 1 })
      .limit(limit)
      .lean<ReceivedMessageRecord[]>();
  }

  async forget({ _id }: ReceivedMessageRecord): Promise<void> {
    await this.messages.deleteOne({ _id });
  }
}

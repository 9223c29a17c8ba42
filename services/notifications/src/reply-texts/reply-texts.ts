import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { ReplyTextRecord } from './reply-text.schema.js';

/** What answers say, kept until they are long sent. */
@Injectable()
export class ReplyTexts {
  constructor(
    @InjectModel('ReplyText') private readonly texts: Model<ReplyTextRecord>,
    private readonly clock: Clock,
  ) {}

  async add(reply: Pick<ReplyTextRecord, 'to' | 'text' | 'language'>, session: ClientSession): Promise<string> {
    const [added] = await this.texts.create([{ ...reply, createdAt: this.clock.now() }], { session });
    return String(added?._id);
  }

  /** Null: forgotten. */
  async find(id: string): Promise<ReplyTextRecord | null> {
    return this.texts.findById(new Types.ObjectId(id)).lean<ReplyTextRecord>();
  }
}

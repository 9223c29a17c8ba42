import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { CodeSendRecord } from './code-send.schema.js';

/** Which codes went out, and what their provider told of them: no code, no phone. */
@Injectable()
export class CodeSends {
  constructor(@InjectModel('CodeSend') private readonly sends: Model<CodeSendRecord>) {}

  /** Takes the provider's word about a code; statuses only rise in rank. Answers what was sent; null: it was no news, or is forgotten. */
  async hear(
    challengeId: string,
    word: { sid: string; status: string; rank: number; beats: number },
    session: ClientSession,
  ): Promise<CodeSendRecord | null> {
    return this.sends
      .findOneAndUpdate(
        { _id: challengeId, deliveryRank: trusted({ $lt: word.beats }) },
        { $set: { deliveryStatus: word.status, deliveryRank: word.rank, providerId: word.sid } },
        { session, returnDocument: 'after' },
      )
      .lean<CodeSendRecord>();
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { CodeSendRecord } from './code-send.schema.js';

/** Which codes went out, and what their provider told of them: no code, no phone. */
@Injectable()
export class CodeSends {
  constructor(@InjectModel('CodeSend') private readonly sends: Model<CodeSendRecord>) {}

  /** Takes the provider's word about a code; statuses only rise in rank. */
  async hear(
    challengeId: string,
    word: { sid: string; status: string; rank: number },
    session: ClientSession,
  ): Promise<void> {
    await this.sends.updateOne(
      { _id: challengeId, deliveryRank: trusted({ $lt: word.rank }) },
      { $set: { deliveryStatus: word.status, deliveryRank: word.rank, providerId: word.sid } },
      { session },
    );
  }
}

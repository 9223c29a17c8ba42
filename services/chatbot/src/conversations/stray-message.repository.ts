import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { StrayMessageRecord } from './stray-message.schema.js';

/** Messages that are nobody's yet: once somebody said whose they are, or that they are nobody's, they are not here any more. */
@Injectable()
export class StrayMessageRepository {
  constructor(@InjectModel('StrayMessage') private readonly strays: Model<StrayMessageRecord>) {}

  async keep({ receivedMessageId, at }: Omit<StrayMessageRecord, '_id'>, session: ClientSession): Promise<void> {
    const row = { $setOnInsert: { at } };
    await this.strays.updateOne({ receivedMessageId }, row, { upsert: true, session });
  }

  page(part: { page: number; limit: number }): Promise<Page<StrayMessageRecord>> {
    return pageOf(this.strays, {}, { sort: { at: -1, _id: -1 }, ...part });
  }

  find(id: string): Promise<StrayMessageRecord | null> {
    return this.strays.findById(id).lean<StrayMessageRecord>();
  }

  /** It waits no more; false when somebody else was faster. */
  async settle(_id: StrayMessageRecord['_id'], session: ClientSession): Promise<boolean> {
    return (await this.strays.deleteOne({ _id }, { session })).deletedCount === 1;
  }
}

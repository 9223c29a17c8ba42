import { Log } from '@diwan/service-kit/app/log';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { RequestRecord } from './request.schema.js';

const BATCH = 500;
const isMissing = { $exists: false } as const;
type OldRequest = Pick<RequestRecord, '_id' | 'clientId' | 'items'> & Partial<Pick<RequestRecord, 'clientIds'>>;

/**
 * Completes requests of earlier builds, which were asked of the main client alone, before the first request is served. What is there is
 * not written, so that several instances may do it at once and doing it again changes nothing.
 */
@Injectable()
export class CompleteOldRequests implements OnModuleInit {
  constructor(
    @InjectModel('ClientRequest') private readonly requests: Model<RequestRecord>,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    let after = new Types.ObjectId('0'.repeat(24));
    let completed = 0;
    for (;;) {
      // Straight from the collection: what is read here is not yet what the model promises.
      const rows = (await this.requests.collection
        .find({ _id: { $gt: after } }, { projection: { clientId: 1, clientIds: 1, items: 1 } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray()) as unknown as OldRequest[];
      const old = rows.filter(({ clientIds }) => clientIds === undefined);
      for (const request of old) await this.complete(request);
      completed += old.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last._id;
    }
    if (completed > 0) this.log.info('old_requests_completed', { completed });
  }

  private async complete({ _id, clientId, items }: OldRequest): Promise<void> {
    const sent = items.map((item) => ({ ...item, files: item.files.map((file) => ({ ...file, sentBy: clientId })) }));
    const values = { clientIds: [clientId], items: sent };
    await this.requests.collection.updateOne({ _id, clientIds: isMissing }, { $set: values });
  }
}

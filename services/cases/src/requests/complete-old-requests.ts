import { Log } from '@diwan/service-kit/app/log';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Timeline } from '../timeline/timeline.js';
import { waitsSince } from './request.rules.js';
import type { RequestRecord } from './request.schema.js';

const isMissing = { $exists: false } as const;
type OldRequest = Pick<RequestRecord, '_id' | 'clientId' | 'items' | 'state' | 'createdAt'> & {
  clientIds?: string[];
  askedOf?: string[];
  waitsSince?: Date | null;
};

const isUnmarked = ({ state, waitsSince }: OldRequest): boolean => state === 'answered' && !waitsSince;

/**
 * Completes requests of earlier builds before the first request is served. Those told staff that they ask the main client, and asked all
 * clients of the case: they stay with the main client and with whoever sent something. Those that wait for the firm get the moment by
 * which the longest waiting is found. What is there is not written, so that several
 * instances may do it at once and doing it again changes nothing.
 */
@Injectable()
export class CompleteOldRequests implements OnModuleInit {
  constructor(
    @InjectModel('ClientRequest') private readonly requests: Model<RequestRecord>,
    private readonly inTransaction: InTransaction,
    private readonly timeline: Timeline,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const completed = await completeStored<OldRequest>(this.requests, {
      projection: { clientId: 1, clientIds: 1, askedOf: 1, items: 1, state: 1, waitsSince: 1, createdAt: 1 },
      isOld: (row) => row.askedOf === undefined || isUnmarked(row),
      complete: (old) => this.complete(old),
    });
    if (completed > 0) this.log.info('old_requests_completed', { completed });
  }

  private async complete(old: OldRequest): Promise<void> {
    if (isUnmarked(old)) {
      const unmarked = { _id: old._id, state: 'answered', waitsSince: null };
      await this.requests.collection.updateOne(unmarked, {
        $set: { waitsSince: waitsSince(old.items) ?? old.createdAt },
      });
    }
    if (old.askedOf === undefined) await this.completeAskedOf(old);
  }

  private async completeAskedOf({ _id, clientId, clientIds = [clientId], items }: OldRequest): Promise<void> {
    // Files of the first builds do not say who sent them: nobody but the main client could.
    const sent = items.map((item) => ({
      ...item,
      files: item.files.map((file) => ({ ...file, sentBy: file.sentBy ?? clientId })),
    }));
    const senders = sent.flatMap(({ files }) => files.map(({ sentBy }) => sentBy));
    const askedOf = clientIds.filter((id) => id === clientId || senders.includes(id));
    const others = clientIds.filter((id) => !askedOf.includes(id));
    await this.inTransaction.run(async (session) => {
      const missing = { _id, askedOf: isMissing };
      await this.requests.collection.updateOne(missing, { $set: { askedOf, items: sent } }, { session });
      if (others.length > 0) await this.timeline.withdraw(session, String(_id), { clientIds: others });
    });
  }
}

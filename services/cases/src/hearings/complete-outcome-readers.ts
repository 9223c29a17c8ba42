import { Log } from '@diwan/service-kit/app/log';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CaseRepository } from '../cases/case.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingTimeline } from './hearing-timeline.js';

type OldHearing = Pick<HearingRecord, '_id' | 'caseId'> & { outcomePublished?: boolean; outcomeFor?: string[] };

const isMissing = { $exists: false } as const;

/**
 * Notes who reads outcomes that earlier builds published, before the first request is served. Those told staff that "the client" would, and
 * showed it to all clients of the case: it stays with the main one. Doing it again, or by several instances at once, changes nothing.
 */
@Injectable()
export class CompleteOutcomeReaders implements OnModuleInit {
  constructor(
    @InjectModel('Hearing') private readonly hearings: Model<HearingRecord>,
    private readonly cases: CaseRepository,
    private readonly inTransaction: InTransaction,
    private readonly hearingTimeline: HearingTimeline,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const completed = await completeStored<OldHearing>(this.hearings, {
      projection: { caseId: 1, outcomePublished: 1, outcomeFor: 1 },
      isOld: ({ outcomeFor }) => outcomeFor === undefined,
      complete: (old) => this.complete(old),
    });
    if (completed > 0) this.log.info('outcome_readers_completed', { completed });
  }

  private async complete({ _id, caseId, outcomePublished }: OldHearing): Promise<void> {
    const legalCase = outcomePublished ? (await this.cases.byId([caseId])).get(caseId) : undefined;
    const outcomeFor = legalCase ? [legalCase.clientId] : [];
    const others = legalCase ? legalCase.clientIds.filter((id) => !outcomeFor.includes(id)) : [];
    await this.inTransaction.run(async (session) => {
      const missing = { _id, outcomeFor: isMissing };
      await this.hearings.collection.updateOne(missing, { $set: { outcomeFor } }, { session });
      await this.hearingTimeline.takeOutcome(session, { _id }, others);
    });
  }
}

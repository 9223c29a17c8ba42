import type { PayloadOf } from '@diwan/contracts/events/event';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AlarmRecord } from './alarm.schema.js';

/** A budget of codes whose end staff hear of. */
export type CodeBudget = PayloadOf<typeof CodeBudgetExhaustedV1>['scope'];

/** Tells staff, once an hour, that codes are not sent any more because a budget is used up (D-004). */
@Injectable()
export class CodeBreaker {
  constructor(
    @InjectModel('Alarm') private readonly alarms: Model<AlarmRecord>,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async trip(scope: CodeBudget): Promise<void> {
    const now = this.clock.now();
    const hour = now.toISOString().slice(0, 13);
    try {
      await this.inTransaction.run(async (session) => {
        await this.alarms.create([{ _id: `${scope}-${hour}`, raisedAt: now }], { session });
        await this.outbox.add(CodeBudgetExhaustedV1, { scope, hour }, session);
      });
      this.log.error('code.budget-exhausted', { scope, hour });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

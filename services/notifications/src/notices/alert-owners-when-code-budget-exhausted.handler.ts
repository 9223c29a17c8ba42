import type { PayloadOf } from '@diwan/contracts/events/event';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import type { Deed } from '@diwan/service-kit/deed';
import { OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { Alarms } from './alarms.js';

/** Tells the owners, once an hour, that codes are held back because a budget is used up (D-004). */
@Injectable()
export class AlertOwnersWhenCodeBudgetExhausted {
  constructor(private readonly alarms: Alarms) {}

  @OnEvent(CodeBudgetExhaustedV1)
  async handle({ hour }: PayloadOf<typeof CodeBudgetExhaustedV1>): Promise<Deed<void>> {
    const owners = await this.alarms.owners();
    const alarm = { alarm: 'codes_exhausted', at: `${hour}:00:00.000Z` } as const;
    return { commit: (session) => this.alarms.owe(alarm, owners, session) };
  }
}

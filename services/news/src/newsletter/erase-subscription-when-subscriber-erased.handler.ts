import type { PayloadOf } from '@diwan/contracts/events/event';
import { SubscriberErasedV1 } from '@diwan/contracts/people/erasures/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { Subscriptions } from './subscriptions.js';

/** The subscription of somebody who was erased goes with them, and what they consented to (PORT-08). */
@Injectable()
export class EraseSubscriptionWhenSubscriberErased {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly audit: AuditLog,
  ) {}

  @OnEvent(SubscriberErasedV1)
  handle({ subscriptionId }: PayloadOf<typeof SubscriberErasedV1>): Deed<void> {
    return {
      commit: async (session) => {
        if (!(await this.subscriptions.erase(subscriptionId, session))) return;
        const line = { action: 'subscription.erased', subject: 'subscription', subjectId: subscriptionId };
        await this.audit.record({ ...line, caller: { personId: null } }, session);
      },
    };
  }
}

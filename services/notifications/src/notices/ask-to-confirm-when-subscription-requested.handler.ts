import type { PayloadOf } from '@diwan/contracts/events/event';
import { SubscriptionRequestedV1 } from '@diwan/contracts/messages/newsletter/events';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import { ConfirmationBudget } from './confirmation-budget.js';
import { NoticeLedger } from './notice.ledger.js';

/** Owes a newsletter request its confirmation mail: nobody is subscribed before they answer it. */
@Injectable()
export class AskToConfirmWhenSubscriptionRequested {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly budget: ConfirmationBudget,
  ) {}

  @OnEvent(SubscriptionRequestedV1)
  async handle(
    { subscriptionId, request }: PayloadOf<typeof SubscriptionRequestedV1>,
    { eventId }: EventMeta,
  ): Promise<Deed<void>> {
    const notice = { family: 'newsletter_confirmation', channel: 'email', personId: null } as const;
    const facts = { subscriptionId, request };
    // The mailbox is counted where it is known, by news.
    const suppressed = await this.budget.take(null);
    return { commit: (session) => this.ledger.owe({ eventId, ...notice, facts, suppressed }, session) };
  }
}

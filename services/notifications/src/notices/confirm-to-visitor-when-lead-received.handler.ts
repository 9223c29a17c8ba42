import { LeadReceivedV1 } from '@diwan/contracts/events/chatbot';
import type { PayloadOf } from '@diwan/contracts/events/event';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { NoticeLedger } from './notice.ledger.js';

/** Owes the sender of a request its confirmation. */
@Injectable()
export class ConfirmToVisitorWhenLeadReceived {
  constructor(private readonly ledger: NoticeLedger) {}

  @OnEvent(LeadReceivedV1)
  async handle(
    { leadId }: PayloadOf<typeof LeadReceivedV1>,
    { eventId }: EventMeta,
    session: ClientSession,
  ): Promise<void> {
    const notice = { family: 'lead_confirmation', channel: 'whatsapp', personId: null } as const;
    await this.ledger.owe({ eventId, ...notice, facts: { leadId } }, session);
  }
}

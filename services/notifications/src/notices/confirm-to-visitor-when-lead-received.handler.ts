import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { ConfirmationBudget } from './confirmation-budget.js';
import { NoticeLedger } from './notice.ledger.js';

/** Owes the sender of a request its confirmation: by WhatsApp, and by e-mail to those who gave an address (D-027). */
@Injectable()
export class ConfirmToVisitorWhenLeadReceived {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
    private readonly budget: ConfirmationBudget,
  ) {}

  @OnEvent(LeadReceivedV1)
  async handle({ leadId, reference }: PayloadOf<typeof LeadReceivedV1>, { eventId }: EventMeta): Promise<Deed<void>> {
    const notice = { eventId, family: 'lead_confirmation', personId: null, facts: { leadId, reference } } as const;
    const lead = await this.rpc.ask(reachOfLead, { leadId });
    const phoneOver = lead ? await this.budget.take(lead.phone) : undefined;
    const mailOver = lead?.email ? await this.budget.take(lead.email) : undefined;
    return {
      commit: async (session) => {
        await this.ledger.owe({ ...notice, channel: 'whatsapp', suppressed: phoneOver }, session);
        if (lead?.email) await this.ledger.owe({ ...notice, channel: 'email', suppressed: mailOver }, session);
      },
    };
  }
}

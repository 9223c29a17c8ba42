import type { PayloadOf } from '@diwan/contracts/events/event';
import { LeadReceivedV1 } from '@diwan/contracts/intake/leads/events';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { Deed } from '@diwan/service-kit/deed';
import { type EventMeta, OnEvent } from '@diwan/service-kit/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';

const ANSWERS_LEADS: Permission = 'lead:write';

/** Owes everybody who answers requests a notice of a new one. */
@Injectable()
export class TellStaffWhenLeadReceived {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(LeadReceivedV1)
  async handle(
    { leadId, reference, respondBy }: PayloadOf<typeof LeadReceivedV1>,
    { eventId }: EventMeta,
  ): Promise<Deed<void>> {
    const facts = { leadId, reference, respondBy };
    const staff = await this.rpc.ask(staffWithPermission, { permission: ANSWERS_LEADS });
    return {
      commit: async (session) => {
        for (const personId of staff)
          await this.ledger.owe({ eventId, family: 'lead_received', channel: 'whatsapp', personId, facts }, session);
      },
    };
  }
}

import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';

/** "We received your request", to the visitor who sent it. */
@Injectable()
export class ComposeLeadConfirmation implements Composer {
  readonly family = 'lead_confirmation';

  constructor(private readonly rpc: RpcClient) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const lead = await this.rpc.ask(reachOfLead, { leadId: String(notice.facts.leadId) });
    if (lead === null) return { drop: 'cancelled', reason: 'lead_gone' };
    const { language, reference } = lead;
    const to = notice.channel === 'email' ? lead.email : lead.phone;
    if (to === null) return { drop: 'cancelled', reason: 'no_address' };
    return { message: { to, template: 'lead_confirmation', language, variables: { reference } } };
  }
}

import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { LeadRepository } from './lead.repository.js';

/** Tells other services by when an answer is owed and by whom, at the moment they would remind of it. */
@Controller()
export class LeadPromiseAnswer {
  constructor(private readonly leads: LeadRepository) {}

  @Answers(promiseOfLead)
  async answer({ leadId }: z.infer<typeof promiseOfLead.input>): Promise<z.infer<typeof promiseOfLead.output>> {
    const lead = await this.leads.leadOf(leadId);
    if (!lead) return null;
    const respondBy = isAwaitingAnswer(lead) ? lead.respondBy.toISOString() : null;
    return { respondBy, ...(lead.owner && { ownerId: lead.owner }) };
  }
}

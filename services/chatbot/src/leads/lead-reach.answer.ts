import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { Answers } from '@diwan/service-kit/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { LeadRepository } from './lead.repository.js';

/** Tells the worker how the sender of a request can be answered. */
@Controller()
export class LeadReachAnswer {
  constructor(private readonly leads: LeadRepository) {}

  @Answers(reachOfLead)
  async answer({ leadId }: z.infer<typeof reachOfLead.input>): Promise<z.infer<typeof reachOfLead.output>> {
    const lead = await this.leads.one(leadId);
    if (!lead) return null;
    const { firstName, lastName, phone, email, language, reference } = lead;
    return { name: `${firstName} ${lastName}`, phone, email, language, reference };
  }
}

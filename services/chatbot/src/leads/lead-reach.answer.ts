import { reachOfLead } from '@diwan/contracts/intake/leads/questions';
import { ofProduct } from '@diwan/contracts/shared/tongues';
import { Answers } from '@diwan/service-kit/rpc/rpc';
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
    // The firm's own messages are in the languages of the product.
    return { name: `${firstName} ${lastName}`, phone, email, language: ofProduct(language), reference };
  }
}

import { statusOfLead } from '@diwan/contracts/intake/leads/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { LeadRepository } from './lead.repository.js';

/** Tells the worker how far a lead has come, at the moment it would remind of it. */
@Controller()
export class LeadStatusAnswer {
  constructor(private readonly leads: LeadRepository) {}

  @Answers(statusOfLead)
  async answer({ leadId }: z.infer<typeof statusOfLead.input>): Promise<z.infer<typeof statusOfLead.output>> {
    return (await this.leads.one(leadId))?.status ?? null;
  }
}

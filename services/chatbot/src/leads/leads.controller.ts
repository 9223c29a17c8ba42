import { answerLead, createLead, listLeads } from '@diwan/contracts/http/chatbot';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { type Deed, presented } from '@diwan/service-kit/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { AnswerLead } from './answer-lead.js';
import { CreateLead } from './create-lead.js';
import { LeadRepository } from './lead.repository.js';
import { StaffNames } from './staff-names.js';
import { toLead } from './to-lead.js';

/** Requests for consultations: visitors send them, staff read and answer them. */
@Controller()
export class LeadsController {
  constructor(
    private readonly create: CreateLead,
    private readonly answerLead: AnswerLead,
    private readonly leads: LeadRepository,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(createLead)
  async send(
    @Input() { body }: InputOf<typeof createLead>,
    @Caller() caller: Caller,
  ): Promise<Deed<ResponseOf<typeof createLead>>> {
    return this.create.execute(body, caller.address);
  }

  @Endpoint(listLeads)
  async list(@Input() { query }: InputOf<typeof listLeads>): Promise<ResponseOf<typeof listLeads>> {
    const found = await this.leads.page(query);
    const names = await this.names.of(found.items.flatMap(({ answered }) => answered?.by ?? []));
    return { ...found, items: found.items.map((lead) => toLead(lead, names)) };
  }

  @Endpoint(answerLead)
  async answer(
    @Input() { params }: InputOf<typeof answerLead>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof answerLead>>> {
    const names = await this.names.of([caller.personId]);
    return presented(this.answerLead.execute(params.id, caller), (lead) => toLead(lead, names));
  }
}

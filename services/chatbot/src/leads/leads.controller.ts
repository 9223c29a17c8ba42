import { createLead, listLeads } from '@diwan/contracts/http/chatbot';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { Caller, Endpoint, Input } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { CreateLead } from './create-lead.js';
import { LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';

/** Requests for consultations: visitors send them, staff read them. */
@Controller()
export class LeadsController {
  constructor(
    private readonly create: CreateLead,
    private readonly leads: LeadRepository,
  ) {}

  @Endpoint(createLead)
  async send(
    @Input() { body }: InputOf<typeof createLead>,
    @Caller() caller: Caller,
  ): Promise<ResponseOf<typeof createLead>> {
    return this.create.execute(body, caller.address);
  }

  @Endpoint(listLeads)
  async list(@Input() { query }: InputOf<typeof listLeads>): Promise<ResponseOf<typeof listLeads>> {
    const { items, total } = await this.leads.page(query);
    return { items: items.map(present), total, page: query.page, limit: query.limit };
  }
}

function present({
  _id,
  consent: _consent,
  updatedAt: _updated,
  respondBy,
  createdAt,
  ...lead
}: LeadRecord): ResponseOf<typeof listLeads>['items'][number] {
  return { id: _id.toHexString(), ...lead, respondBy: respondBy.toISOString(), createdAt: createdAt.toISOString() };
}

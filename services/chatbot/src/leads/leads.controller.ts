import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  addLeadNote,
  answerLead,
  createLead,
  getLead,
  listLeadOwners,
  listLeads,
  moveLead,
  separateRequest,
  setLeadClient,
  setLeadOwner,
} from '@diwan/contracts/intake/leads/http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CreateLead } from './create-lead.js';
import { KeepLead } from './keep-lead.js';
import { LeadRepository } from './lead.repository.js';
import { LeadRecords } from './lead-records.js';
import { readableBy } from './lead-scope.js';
import { MoveLead } from './move-lead.js';
import { SeparateRequest } from './separate-request.js';
import { StaffNames } from './staff-names.js';
import { peopleOf, toLead } from './to-lead.js';

/** Requests for consultations: visitors send them, staff read and answer them. */
@Controller()
export class LeadsController {
  constructor(
    private readonly create: CreateLead,
    private readonly moves: MoveLead,
    private readonly keep: KeepLead,
    private readonly separation: SeparateRequest,
    private readonly records: LeadRecords,
    private readonly leads: LeadRepository,
    private readonly names: StaffNames,
  ) {}

  @Endpoint(createLead)
  async send(
    @Input() { body }: InputOf<typeof createLead>,
    @Caller() caller: Caller,
  ): Promise<Deed<ResponseOf<typeof createLead>>> {
    return this.create.run(body, caller.address);
  }

  @Endpoint(listLeads)
  async list(
    @Input() { query }: InputOf<typeof listLeads>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof listLeads>> {
    const found = await this.leads.page(readableBy(caller), query);
    const names = await this.names.of(peopleOf(found.items));
    return { ...found, items: found.items.map((lead) => toLead(lead, names)) };
  }

  @Endpoint(answerLead)
  async answer(
    @Input() { params, body }: InputOf<typeof answerLead>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof answerLead>>> {
    const names = await this.names.of([caller.personId]);
    return presented(this.moves.answer(params.id, body, caller), (lead) => toLead(lead, names));
  }

  @Endpoint(getLead)
  get(
    @Input() { params }: InputOf<typeof getLead>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof getLead>> {
    return this.records.read(params.id, caller);
  }

  @Endpoint(moveLead)
  async move(
    @Input() { params: { id }, body }: InputOf<typeof moveLead>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof moveLead>>> {
    return this.records.after(id, this.moves.run(id, body, caller), caller);
  }

  @Endpoint(setLeadOwner)
  async setOwner(
    @Input() { params: { id }, body }: InputOf<typeof setLeadOwner>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof setLeadOwner>>> {
    const people = body.ownerId === null ? [] : [body.ownerId];
    return this.records.after(id, await this.keep.setOwner(id, body, caller), caller, people);
  }

  @Endpoint(addLeadNote)
  async note(
    @Input() { params: { id }, body }: InputOf<typeof addLeadNote>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof addLeadNote>>> {
    return this.records.after(id, this.keep.note(id, body.text, caller), caller);
  }

  @Endpoint(setLeadClient)
  async setClient(
    @Input() { params: { id }, body }: InputOf<typeof setLeadClient>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof setLeadClient>>> {
    return this.records.after(id, await this.keep.setClient(id, body, caller), caller);
  }

  @Endpoint(separateRequest)
  async separate(
    @Input() { params, body }: InputOf<typeof separateRequest>,
    @Caller() caller: SignedInCaller,
  ): Promise<Deed<ResponseOf<typeof separateRequest>>> {
    return this.records.after(params.id, await this.separation.run(params, body.version, caller), caller);
  }

  @Endpoint(listLeadOwners)
  async owners(): Promise<ResponseOf<typeof listLeadOwners>> {
    const names = await this.names.of(await this.keep.owners());
    return [...names].map(([id, name]) => ({ id, name }));
  }
}

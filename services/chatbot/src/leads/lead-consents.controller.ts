import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listClientLeadConsents } from '@diwan/contracts/intake/leads/consents.http';
import { provenOfClient } from '@diwan/contracts/people/clients/questions';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import { LeadRepository } from './lead.repository.js';

/** What clients agreed to with their requests for a consultation, for staff who may read leads and the client (OFF-03). */
@Controller()
export class LeadConsentsController {
  constructor(
    private readonly leads: LeadRepository,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(listClientLeadConsents)
  async of(
    @Input() { params: { id } }: InputOf<typeof listClientLeadConsents>,
    @Caller() { personId, roles }: SignedInCaller,
  ): Promise<ResponseOf<typeof listClientLeadConsents>> {
    const { phone } = await this.rpc.ask(provenOfClient, { clientId: id, by: { personId, roles: [...roles] } });
    const requests = await this.leads.ofClientOrPhone(id, phone);
    const linked = new Set(requests.filter(({ clientId }) => clientId === id).map(({ _id }) => String(_id)));
    return requests.map(({ _id, partOf, reference, source, consent }) => ({
      leadId: _id.toHexString(),
      reference,
      source,
      text: consent.version,
      givenAt: consent.at.toISOString(),
      linked: linked.has(String(partOf ?? _id)),
    }));
  }
}

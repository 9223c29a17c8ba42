import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  type Delegation,
  listClientDelegations,
  revokeClientDelegation,
} from '@diwan/contracts/people/delegations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ClientViews } from '../clients/client-views.js';
import { toDelegation } from './delegation.presenter.js';
import { DelegationRepository } from './delegation.repository.js';
import { EndDelegation } from './end-delegation.js';

/** Those whom a client named, for staff who may read that client. */
@Controller()
export class ClientDelegationController {
  constructor(
    private readonly clients: ClientViews,
    private readonly delegations: DelegationRepository,
    private readonly endDelegation: EndDelegation,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listClientDelegations)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listClientDelegations>,
  ): Promise<ResponseOf<typeof listClientDelegations>> {
    await this.clients.inScope(caller, params.id);
    const now = this.clock.now();
    return (await this.delegations.ofClient(params.id)).map((record) => toDelegation(record, now));
  }

  @Endpoint(revokeClientDelegation)
  async revoke(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof revokeClientDelegation>,
  ): Promise<Delegation> {
    await this.clients.inScope(caller, params.id);
    const ended = await this.endDelegation.run(caller, 'firm', (session) =>
      this.delegations.oneOfClient(params.id, params.delegationId, session),
    );
    return toDelegation(ended, this.clock.now());
  }
}

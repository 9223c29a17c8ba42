import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  type Delegation,
  listOwnDelegations,
  nameDelegate,
  revokeOwnDelegation,
} from '@diwan/contracts/people/delegations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { toDelegation } from './delegation.presenter.js';
import { DelegationRepository } from './delegation.repository.js';
import { EndDelegation } from './end-delegation.js';
import { NameDelegate } from './name-delegate.js';

/** A client and those they named. The person of the session is the client, whomever they look for: delegates reach none of it. */
@Controller()
export class OwnDelegationController {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly nameDelegate: NameDelegate,
    private readonly endDelegation: EndDelegation,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listOwnDelegations)
  async list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnDelegations>> {
    const now = this.clock.now();
    return (await this.delegations.ofClient(caller.personId)).map((record) => toDelegation(record, now));
  }

  @Endpoint(nameDelegate)
  name(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof nameDelegate>): Promise<Deed<Delegation>> {
    return this.nameDelegate.run(caller, body);
  }

  @Endpoint(revokeOwnDelegation)
  async revoke(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof revokeOwnDelegation>,
  ): Promise<Delegation> {
    const ended = await this.endDelegation.run(caller, 'client', (session) =>
      this.delegations.oneOfClient(caller.personId, params.id, session),
    );
    return toDelegation(ended, this.clock.now());
  }
}

import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { moneyOfPerson } from '@diwan/contracts/money/client-accounts/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import type { ErasurePlan } from '@diwan/contracts/people/erasures/plan';
import { CONFIG } from '@diwan/service-kit/app/config';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { erasurePlan } from './erasure-plan.rules.js';
import { SubscriptionsOfPerson } from './subscriptions-of-person.js';

/** What would be erased of a person, as things are now: asked of whoever keeps something of them. */
@Injectable()
export class ErasurePlans {
  constructor(
    private readonly rpc: RpcClient,
    private readonly delegations: DelegationRepository,
    private readonly subscriptions: SubscriptionsOfPerson,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Throws UNAVAILABLE when a service cannot say. */
  async of(personId: string): Promise<ErasurePlan> {
    const [cases, money, leads, delegates, subscriptions] = await Promise.all([
      this.rpc.ask(casesOfPerson, { personId }),
      this.rpc.ask(moneyOfPerson, { personId }),
      this.rpc.ask(RECORDS_OF_CLIENT.chatbot, { clientId: personId }),
      this.delegations.ofClient(personId),
      this.subscriptions.addresses(personId).then((addresses) => this.subscriptions.ids(addresses)),
    ]);
    const counted = leads.find(({ kind }) => kind === 'leads')?.count ?? 0;
    const kept = { cases, money, leads: counted, subscriptions: subscriptions.length, delegates: delegates.length };
    return erasurePlan(kept, this.config.RETENTION_YEARS);
  }
}

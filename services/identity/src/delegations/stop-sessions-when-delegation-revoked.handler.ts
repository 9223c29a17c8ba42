import type { PayloadOf } from '@diwan/contracts/events/event';
import { DelegationRevokedV1 } from '@diwan/contracts/people/delegations/events';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { DelegationRepository } from './delegation.repository.js';
import { SessionsOfDelegate } from './sessions-of-delegate.js';

/** Stops sessions of a delegate even when the request that ended the delegation died before it could. */
@Injectable()
export class StopSessionsWhenDelegationRevoked {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly sessions: SessionsOfDelegate,
  ) {}

  @OnEvent(DelegationRevokedV1)
  async stop({ delegationId }: PayloadOf<typeof DelegationRevokedV1>): Promise<undefined> {
    // Before the note that it ran, so that it is not lost; doing it twice does no harm.
    const ended = await this.delegations.known(delegationId);
    if (ended !== null) await this.sessions.bringInStep(ended);
    return undefined;
  }
}

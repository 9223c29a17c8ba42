import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../sessions/session.store.js';
import type { DelegationRecord } from './delegation.schema.js';

/** Which file a delegate's sessions look at. Their sessions say it to every service with each request. */
@Injectable()
export class SessionsOfDelegate {
  constructor(private readonly sessions: SessionStore) {}

  /** Turns one session to a client's file, or back to the person's own. */
  async turn(sessionKey: string, actingFor: ActingFor | null): Promise<void> {
    await this.sessions.change(sessionKey, (session) => ({ ...session, actingFor }));
  }

  /** What was ended shows nothing any more, also in sessions that look at it now. They stay turned to it, so that it can be said why. */
  async bringInStep({ _id, delegateId, endedAt }: DelegationRecord): Promise<void> {
    if (delegateId === null || endedAt === null) return;
    const delegationId = _id.toHexString();
    await this.sessions.changeAll(delegateId.toHexString(), (session) =>
      session.actingFor?.delegationId === delegationId
        ? { ...session, actingFor: { ...session.actingFor, endsAt: endedAt.toISOString() } }
        : session,
    );
  }
}

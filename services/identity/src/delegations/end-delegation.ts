import { DelegationRevokedV1 } from '@diwan/contracts/people/delegations/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DELEGATION_MOVES } from './delegation.machine.js';
import { DelegationRepository } from './delegation.repository.js';
import { stateOf } from './delegation.rules.js';
import type { DelegationRecord, EndedBy } from './delegation.schema.js';
import { SessionsOfDelegate } from './sessions-of-delegate.js';

/** Ends a delegation before its last day: by the client, the firm, or the delegate, who may also refuse it. */
@Injectable()
export class EndDelegation {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly sessions: SessionsOfDelegate,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `read` finds it in the caller's own scope. Throws NOT_FOUND, or CONFLICT when it holds no more. Sessions that look for the client stop at once. */
  async run(
    caller: SignedInCaller,
    by: EndedBy,
    read: (session: ClientSession) => Promise<DelegationRecord | null>,
  ): Promise<DelegationRecord> {
    const now = this.clock.now();
    const ended = await this.inTransaction.run(async (session) => {
      const before = await read(session);
      if (before === null) throw new DomainError('NOT_FOUND');
      if (stateOf(before, now) === 'ended') throw new DomainError('CONFLICT');
      const after = await this.delegations.move(before, moveOf(by, before), { endedAt: now, endedBy: by }, session);
      if (after === null) throw new DomainError('CONFLICT');
      await this.tell(caller, by, { before, after }, session);
      return after;
    });
    await this.sessions.bringInStep(ended);
    return ended;
  }

  private async tell(
    caller: SignedInCaller,
    by: EndedBy,
    { before, after }: { before: DelegationRecord; after: DelegationRecord },
    session: ClientSession,
  ): Promise<void> {
    const delegationId = after._id.toHexString();
    const line = { action: `delegate.${after.state}`, subject: 'delegation', subjectId: delegationId };
    const change = { before: { state: before.state }, after: { state: after.state, endedBy: by } };
    await this.audit.record({ ...line, ...change, caller }, session);
    const clientId = after.clientId.toHexString();
    const delegateId = after.delegateId?.toHexString() ?? null;
    await this.outbox.add(DelegationRevokedV1, { delegationId, clientId, delegateId, by }, session);
  }
}

const moveOf = (by: EndedBy, { state }: DelegationRecord) => {
  if (by !== 'delegate') return DELEGATION_MOVES.revoke;
  return state === 'invited' ? DELEGATION_MOVES.refuse : DELEGATION_MOVES.giveUp;
};

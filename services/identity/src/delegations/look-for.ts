import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import { actingForOf, stateOf } from './delegation.rules.js';
import { Mandates } from './mandates.js';
import { SessionsOfDelegate } from './sessions-of-delegate.js';

/** Turns a delegate's session to the file of a client who named them, and back (PORT-10). */
@Injectable()
export class LookFor {
  constructor(
    private readonly mandates: Mandates,
    private readonly people: PersonRepository,
    private readonly sessions: SessionsOfDelegate,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Null: back to the own file. Throws NOT_FOUND for mandates that are not the person's, DELEGATION_ENDED for those that do not hold. */
  async run(caller: SignedInCaller, delegationId: string | null): Promise<void> {
    if (delegationId === null) return this.sessions.turn(caller.sessionKey, null);
    const delegate = await this.mandates.delegateOf(caller);
    const mandate = await this.mandates.one(delegate, delegationId);
    const client = await this.people.findById(mandate.clientId);
    if (stateOf(mandate, this.clock.now()) !== 'active' || !client?.client) throw new DomainError('DELEGATION_ENDED');
    const clientId = mandate.clientId.toHexString();
    const line = { action: 'delegate.looked', subject: 'client', subjectId: clientId, after: { delegationId } };
    await this.inTransaction.run((session) => this.audit.record({ ...line, caller }, session));
    const actingFor = actingForOf(mandate, client.name);
    await this.sessions.turn(caller.sessionKey, actingFor);
    // Ended while the session was being turned: whoever ended it may have looked at the session before.
    const now = await this.mandates.one(delegate, delegationId);
    await this.sessions.bringInStep(now);
  }
}

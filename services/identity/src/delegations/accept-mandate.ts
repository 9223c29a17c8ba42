import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { DelegationAcceptedV1 } from '@diwan/contracts/people/delegations/events';
import type { acceptMandate, requestMandateCode } from '@diwan/contracts/people/delegations/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CodePurpose } from '../codes/code.schema.js';
import { RequestCode } from '../codes/request-code.js';
import { VerifyCode } from '../codes/verify-code.js';
import type { FromBrowser } from '../devices/browser.js';
import { DELEGATION_MOVES } from './delegation.machine.js';
import { type Delegate, DelegationRepository } from './delegation.repository.js';
import { stateOf } from './delegation.rules.js';
import type { DelegationRecord } from './delegation.schema.js';
import { Mandates } from './mandates.js';

/** A signed-in person and the browser they use. */
export interface DelegateArrival {
  caller: SignedInCaller;
  request: FromBrowser;
}

/** A code of this purpose accepts one mandate: neither a sign-in code nor one for another mandate does. */
const purposeOf = (id: string): CodePurpose => `mandate ${id}`;

/** A delegate accepts what a client named them for, by a code to their own phone (PORT-10). */
@Injectable()
export class AcceptMandate {
  constructor(
    private readonly mandates: Mandates,
    private readonly delegations: DelegationRepository,
    private readonly requests: RequestCode,
    private readonly codes: VerifyCode,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Sends the code. Throws NOT_FOUND, FORBIDDEN for staff, who see files by their role, CONFLICT when it is no longer offered, and what sending throws. */
  async request(
    id: string,
    { language }: InputOf<typeof requestMandateCode>['body'],
    { caller, request }: DelegateArrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestMandateCode>> {
    const delegate = await this.mandates.delegateOf(caller);
    await this.offered(caller, delegate, id);
    const wish = { phone: delegate.phone, language, purpose: purposeOf(id) };
    const arrival = { caller, request };
    const { challengeId, expiresAt, resendAfterSeconds } = await this.requests.issue(wish, arrival, browser);
    return { challengeId, expiresAt, resendAfterSeconds };
  }

  /** Throws like `request`, and OTP_INVALID, OTP_DEAD or TOO_MANY_REQUESTS. */
  async run(
    id: string,
    { challengeId, code }: InputOf<typeof acceptMandate>['body'],
    arrival: DelegateArrival,
  ): Promise<ResponseOf<typeof acceptMandate>> {
    const { caller } = arrival;
    const delegate = await this.mandates.delegateOf(caller);
    await this.offered(caller, delegate, id);
    const proven = await this.codes.run({ challengeId, code, purpose: purposeOf(id), arrival });
    if (proven !== delegate.phone) throw new DomainError('CONFLICT');
    const now = this.clock.now();
    const accepted = await this.inTransaction.run(async (session) => {
      const before = await this.offered(caller, delegate, id, session);
      const change = { delegateId: delegate.id, acceptedAt: now };
      const after = await this.delegations.move(before, DELEGATION_MOVES.accept, change, session);
      if (after === null) throw new DomainError('CONFLICT');
      const line = { action: 'delegate.accepted', subject: 'delegation', subjectId: id, after: { state: after.state } };
      await this.audit.record({ ...line, caller }, session);
      const told = { delegationId: id, clientId: after.clientId.toHexString(), delegateId: caller.personId };
      await this.outbox.add(DelegationAcceptedV1, told, session);
      return after;
    });
    return this.mandates.shown(accepted);
  }

  private async offered(
    caller: SignedInCaller,
    delegate: Delegate,
    id: string,
    session?: ClientSession,
  ): Promise<DelegationRecord> {
    const record = await this.mandates.one(delegate, id, session);
    if (isStaff(caller.roles)) throw new DomainError('FORBIDDEN');
    if (stateOf(record, this.clock.now()) !== 'invited') throw new DomainError('CONFLICT');
    return record;
  }
}

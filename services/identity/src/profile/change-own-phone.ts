import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { PhoneChangedV1 } from '@diwan/contracts/people/profile/events';
import type { changeOwnPhone, requestPhoneCode } from '@diwan/contracts/people/profile/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CodePurpose } from '../codes/code.schema.js';
import { RequestCode } from '../codes/request-code.js';
import { VerifyCode } from '../codes/verify-code.js';
import { PersonRepository } from '../persons/person.repository.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { SignedInArrival } from './prove-whatsapp.js';

const purposeOf = (personId: string): CodePurpose => `phone ${personId}`;

/** Changes what somebody signs in with. The present phone is proven by a fresh sign-in, the new one by its code (PORT-08). */
@Injectable()
export class ChangeOwnPhone {
  constructor(
    private readonly people: PersonRepository,
    private readonly requests: RequestCode,
    private readonly codes: VerifyCode,
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A phone that somebody else signs in with is answered like any other until its code is typed. Throws FORBIDDEN for staff and for a session by another phone, VALIDATION, and whatever sending throws. */
  async request(
    { phone: typed, language }: InputOf<typeof requestPhoneCode>['body'],
    { caller, request }: SignedInArrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestPhoneCode>> {
    await this.admit(caller);
    const phone = normalisePhone(typed);
    const person = await this.people.findById(caller.personId);
    if (phone === null || phone === person?.phone)
      throw new DomainError('VALIDATION', { fieldErrors: { phone: phone === null ? 'invalid_phone' : 'own_phone' } });
    const wish = { phone, language, purpose: purposeOf(caller.personId) };
    const arrival = { caller, request };
    const { challengeId, expiresAt, resendAfterSeconds } = await this.requests.issue(wish, arrival, browser);
    return { challengeId, expiresAt, resendAfterSeconds };
  }

  /** Throws FORBIDDEN, OTP_INVALID, OTP_DEAD, TOO_MANY_REQUESTS, DUPLICATE. Ends every session: whoever holds the old phone is out. */
  async run({ challengeId, code }: InputOf<typeof changeOwnPhone>['body'], arrival: SignedInArrival): Promise<void> {
    const { caller } = arrival;
    await this.admit(caller);
    const phone = await this.codes.run({ challengeId, code, purpose: purposeOf(caller.personId), arrival });
    await this.inTransaction.run((session) => this.write(caller, phone, session)).catch(refuseTaken);
    await this.sessionStore.endAll(caller.personId);
  }

  private async admit(caller: SignedInCaller): Promise<void> {
    if (isStaff(caller.roles)) throw new DomainError('FORBIDDEN');
    // The phone of a merged record proves nothing of the present one, whose holder may be somebody else.
    if (await this.sessions.isThroughAnother(caller.sessionKey)) throw new DomainError('FORBIDDEN');
  }

  private async write(caller: SignedInCaller, phone: string, session: ClientSession): Promise<void> {
    const before = await this.people.findById(caller.personId, session);
    // They may have got a role since the session said that they have none.
    if (before !== null && isStaff(before.roles)) throw new DomainError('FORBIDDEN');
    const after = before && (await this.people.changePhone(before, phone, this.clock.now(), session));
    if (before === null || after === null) throw new DomainError('CONFLICT');
    const line = { action: 'person.phone-changed', subject: 'person', subjectId: caller.personId };
    const change = { before: { phone: before.phone }, after: { phone } };
    await this.audit.record({ ...line, ...change, caller }, session);
    const at = after.formerPhone?.at.toISOString();
    if (at) await this.outbox.add(PhoneChangedV1, { personId: caller.personId, at }, session);
    if (after.client !== null) await this.outbox.add(ClientChangedV1, { clientId: caller.personId }, session);
  }
}

/** Another account has the phone: the firm merges the two, nobody takes over the other by a code. */
function refuseTaken(fault: unknown): never {
  throw isDuplicateKey(fault) ? new DomainError('DUPLICATE', { cause: fault }) : fault;
}

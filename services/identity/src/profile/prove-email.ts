import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { OwnProfile, requestEmailCode, verifyEmail } from '@diwan/contracts/people/profile/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { CodePurpose } from '../codes/code.schema.js';
import { RequestCode } from '../codes/request-code.js';
import { VerifyCode } from '../codes/verify-code.js';
import { PersonRepository } from '../persons/person.repository.js';
import { isEmailVerified } from '../persons/person-facts.js';
import { profileView } from './own-profile.js';
import type { SignedInArrival } from './prove-whatsapp.js';

const purposeOf = (personId: string): CodePurpose => `email ${personId}`;

/** Proves that a person reads the e-mail address they stated, by a code typed here and sent by POST: no link in a mail does anything (PORT-08). */
@Injectable()
export class ProveEmail {
  constructor(
    private readonly people: PersonRepository,
    private readonly requests: RequestCode,
    private readonly codes: VerifyCode,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND when there is none to prove, and whatever sending throws. */
  async request(
    { language }: InputOf<typeof requestEmailCode>['body'],
    { caller, request }: SignedInArrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestEmailCode>> {
    const person = await this.people.findById(caller.personId);
    if (!person?.email || isEmailVerified(person)) throw new DomainError('NOT_FOUND');
    const wish = { phone: person.email, language, purpose: purposeOf(caller.personId) };
    const arrival = { caller, request };
    const { challengeId, expiresAt, resendAfterSeconds } = await this.requests.issue(wish, arrival, browser);
    return { challengeId, expiresAt, resendAfterSeconds };
  }

  /** Throws OTP_INVALID, OTP_DEAD, TOO_MANY_REQUESTS, or CONFLICT when the profile names another address by now. */
  async verify(
    { challengeId, code }: InputOf<typeof verifyEmail>['body'],
    arrival: SignedInArrival,
  ): Promise<OwnProfile> {
    const { caller } = arrival;
    const address = await this.codes.run({ challengeId, code, purpose: purposeOf(caller.personId), arrival });
    const now = this.clock.now();
    return this.inTransaction.run(async (session) => {
      const before = await this.people.findById(caller.personId, session);
      const after = before && (await this.people.proveEmail(before._id, address, now, session));
      if (after === null) throw new DomainError('CONFLICT');
      const subject = { subject: 'person', subjectId: caller.personId };
      await this.audit.record({ action: 'person.email-verified', ...subject, caller }, session);
      return profileView(after);
    });
  }
}

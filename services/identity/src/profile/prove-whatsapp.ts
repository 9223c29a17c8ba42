import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { OwnProfile, requestWhatsappCode, verifyWhatsapp } from '@diwan/contracts/people/profile/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { CodePurpose } from '../codes/code.schema.js';
import { RequestCode } from '../codes/request-code.js';
import { VerifyCode } from '../codes/verify-code.js';
import type { FromBrowser } from '../devices/browser.js';
import { PersonRepository } from '../persons/person.repository.js';
import { isWhatsappVerified } from '../persons/person-facts.js';
import { profileView } from './own-profile.js';

/** A signed-in person and the browser they use. */
export interface SignedInArrival {
  caller: SignedInCaller;
  request: FromBrowser;
}

/** A code of this purpose proves one number for one person: neither a sign-in code nor somebody else's does. */
const purposeOf = ({ personId }: SignedInCaller): CodePurpose => `whatsapp ${personId}`;

/** Proves that a person holds the WhatsApp number they stated, so that messages go there (D-011). */
@Injectable()
export class ProveWhatsapp {
  constructor(
    private readonly people: PersonRepository,
    private readonly requests: RequestCode,
    private readonly codes: VerifyCode,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a code to the number: messages, warnings about the account among them, will go there. Throws NOT_FOUND when there is none to
   * prove, and whatever sending throws.
   */
  async request(
    { language }: InputOf<typeof requestWhatsappCode>['body'],
    { caller, request }: SignedInArrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestWhatsappCode>> {
    const person = await this.people.findById(caller.personId);
    if (!person?.whatsappNumber || isWhatsappVerified(person)) throw new DomainError('NOT_FOUND');
    const wish = { phone: person.whatsappNumber, language, purpose: purposeOf(caller) };
    const { challengeId, expiresAt, resendAfterSeconds } = await this.requests.issue(
      wish,
      { caller, request },
      browser,
    );
    return { challengeId, expiresAt, resendAfterSeconds };
  }

  /** Throws OTP_INVALID, OTP_DEAD, TOO_MANY_REQUESTS, or CONFLICT when the profile names another number by now. */
  async verify(
    { challengeId, code }: InputOf<typeof verifyWhatsapp>['body'],
    arrival: SignedInArrival,
  ): Promise<OwnProfile> {
    const { caller } = arrival;
    const number = await this.codes.run({ challengeId, code, purpose: purposeOf(caller), arrival });
    const now = this.clock.now();
    return this.inTransaction.run(async (session) => {
      const before = await this.people.findById(caller.personId, session);
      const after = before && (await this.people.proveWhatsapp(before._id, number, now, session));
      if (after === null) throw new DomainError('CONFLICT');
      const subject = { subject: 'person', subjectId: caller.personId };
      await this.audit.record({ action: 'person.whatsapp-verified', ...subject, caller }, session);
      return profileView(after);
    });
  }
}

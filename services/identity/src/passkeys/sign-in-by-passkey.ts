import type { Assertion, PasskeyRequest } from '@diwan/contracts/people/passkeys/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { networkOf } from '@diwan/service-kit/app/network';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { Caller } from '@diwan/service-kit/http/endpoint';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { type Arrival, Welcome, type Welcomed } from '../arrivals/welcome.js';
import { browserOf } from '../devices/browser.js';
import { PersonRepository } from '../persons/person.repository.js';
import { PasskeyRepository } from './passkey.repository.js';
import { RelyingParty } from './relying-party.js';

/** Sign-ins from one network, begun or tried, right or wrong. Nobody guesses a signature; it bounds what our checks cost. */
const SIGN_INS_OF_AN_ADDRESS = { name: 'passkey-sign-in', limit: 300, windowSeconds: 3600 };

/** Signs staff in without any code (H1): a passkey that verified its user is both factors. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly people: PersonRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly welcome: Welcome,
    private readonly limiter: RateLimiter,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Asks for any passkey that the browser can find; the answer is good in this browser alone. Throws TOO_MANY_REQUESTS. */
  async begin(caller: Caller, browser: string): Promise<PasskeyRequest> {
    await this.limiter.take(SIGN_INS_OF_AN_ADDRESS, networkOf(caller.address));
    return this.relyingParty.ask([], { purpose: 'sign-in', holder: browser });
  }

  /** Opens a session. Throws TOO_MANY_REQUESTS, or PASSKEY_INVALID, whatever is not right, so that nobody learns what is there (D-008). */
  async finish(assertion: Assertion, arrival: Arrival): Promise<Welcomed> {
    await this.limiter.take(SIGN_INS_OF_AN_ADDRESS, networkOf(arrival.caller.address));
    const browser = browserOf(arrival.request);
    if (browser === null) throw new DomainError('PASSKEY_INVALID');
    const challenge = await this.relyingParty.spend(assertion, { purpose: 'sign-in', holder: browser });
    const passkey = await this.passkeys.find(assertion.id);
    const person = passkey && (await this.people.findById(passkey.personId));
    if (!person || !isStaff(person.roles)) throw new DomainError('PASSKEY_INVALID');
    const counter = await this.relyingParty.verify(assertion, passkey, challenge);
    const { device, cookie } = this.welcome.deviceOf(arrival);
    await this.inTransaction.run(async (session) => {
      const isUsed = await this.passkeys.use(passkey, counter, this.clock.now(), session);
      if (!isUsed) throw new DomainError('PASSKEY_INVALID');
      const subjectId = person._id.toHexString();
      const line = { action: 'passkey.signed-in', subject: 'person', subjectId, caller: arrival.caller };
      await this.audit.record(line, session);
      await this.welcome.note(person, { device, byOwnPhone: false }, arrival, session);
    });
    return this.welcome.open(person, arrival, cookie, { bothFactors: true });
  }
}

import { DEMO_ACCOUNTS } from '@diwan/contracts/demo/accounts';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Inject } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { PersonRepository } from '../persons/person.repository.js';
import { nextUsableCode } from '../second-factor/authenticator.js';
import { open } from '../second-factor/secret-box.js';

/** Plays the authenticator app of the demo's staff; part of the service in demo mode only, and for no account but theirs. */
@Controller()
export class DemoAuthenticatorController {
  constructor(
    private readonly people: PersonRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  @Endpoint(demoAuthenticator)
  async read(@Input() { query }: InputOf<typeof demoAuthenticator>): Promise<ResponseOf<typeof demoAuthenticator>> {
    // A plus that was not encoded arrives as a space.
    const phone = normalisePhone(query.phone.replace(/^ /, '+'));
    const account = DEMO_ACCOUNTS.find((known) => known.phone === phone);
    const person = account && (await this.people.findByPhone(account.phone));
    if (!person?.secondFactor?.confirmedAt) throw new DomainError('NOT_FOUND');
    const { sealedSecret, lastStep } = person.secondFactor;
    const secret = open(this.config.SECOND_FACTOR_KEY, person._id.toHexString(), sealedSecret);
    return nextUsableCode(secret, lastStep, this.clock.now());
  }
}

import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { SET_UP_CODE } from '../guesses/guess-rules.js';
import { PersonRepository } from '../persons/person.repository.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import { Sessions } from '../sessions/sessions.service.js';
import { fitsSetUpCode, setUpCodeHash } from './set-up-code.js';

/**
 * Staff without a second factor show the code that an owner gave them; their session may set one up then. The code works until that is done,
 * or its end, so that a browser that was closed meanwhile costs nothing.
 */
@Injectable()
export class EnterSetUpCode {
  constructor(
    private readonly people: PersonRepository,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Throws FORBIDDEN for whoever has nothing to set up, SET_UP_CODE_INVALID or TOO_MANY_REQUESTS. */
  async run(caller: SignedInCaller, typed: string): Promise<void> {
    const { personId, sessionKey, roles } = caller;
    const person = await this.people.findById(personId);
    // A session from before the role may be somebody else's.
    if (!person || !isStaff(person.roles) || !isStaff(roles) || hasSecondFactor(person))
      throw new DomainError('FORBIDDEN');
    await this.guesses.takeTry(SET_UP_CODE, personId);
    const hash = setUpCodeHash(this.config.SECOND_FACTOR_KEY, personId, typed);
    const fits = fitsSetUpCode(person.setUpCode, hash, this.clock.now());
    const action = fits ? 'set-up-code.entered' : 'set-up-code.wrong';
    await this.inTransaction.run((session) =>
      this.audit.record({ action, subject: 'person', subjectId: personId, caller }, session),
    );
    if (!fits) throw new DomainError('SET_UP_CODE_INVALID');
    await this.guesses.forget(SET_UP_CODE, personId);
    await this.sessions.allowSetUp(sessionKey, person);
  }
}

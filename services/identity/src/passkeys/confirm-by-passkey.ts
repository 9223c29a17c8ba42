import type { Assertion, PasskeyRequest } from '@diwan/contracts/people/passkeys/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { GuessGuard } from '../guesses/guess-guard.js';
import { PASSKEYS_OF_A_PERSON } from '../guesses/guess-rules.js';
import { PersonRepository } from '../persons/person.repository.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.service.js';
import { PasskeyRepository } from './passkey.repository.js';
import { RelyingParty } from './relying-party.js';

/** Confirms the second factor of a session with one of the person's passkeys. */
@Injectable()
export class ConfirmByPasskey {
  constructor(
    private readonly people: PersonRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for people who have none, or who are not staff. */
  async begin(caller: SignedInCaller): Promise<PasskeyRequest> {
    await this.requireStaff(caller);
    const known = await this.passkeys.listOf(caller.personId);
    if (known.length === 0) throw new DomainError('NOT_FOUND');
    return this.relyingParty.ask(known, useOf(caller));
  }

  /** Steps the session up. Throws PASSKEY_INVALID, NOT_FOUND or TOO_MANY_REQUESTS. */
  async finish(caller: SignedInCaller, assertion: Assertion): Promise<OpenedSession> {
    await this.requireStaff(caller);
    await this.guesses.takeTry(PASSKEYS_OF_A_PERSON, caller.personId);
    const challenge = await this.relyingParty.spend(assertion, useOf(caller));
    const passkey = await this.passkeys.find(assertion.id);
    if (passkey?.personId.toHexString() !== caller.personId) throw new DomainError('PASSKEY_INVALID');
    const counter = await this.relyingParty.verify(assertion, passkey, challenge);
    await this.inTransaction.run(async (session) => {
      const isUsed = await this.passkeys.use(passkey, counter, this.clock.now(), session);
      if (!isUsed) throw new DomainError('PASSKEY_INVALID');
      const line = { action: 'second-factor.confirmed', subject: 'person', subjectId: caller.personId, caller };
      await this.audit.record(line, session);
    });
    await this.guesses.forget(PASSKEYS_OF_A_PERSON, caller.personId);
    return this.sessions.stepUp(caller.sessionKey);
  }

  private async requireStaff({ personId }: SignedInCaller): Promise<void> {
    const person = await this.people.findById(personId);
    if (person === null || !isStaff(person.roles)) throw new DomainError('NOT_FOUND');
  }
}

const useOf = ({ sessionKey }: SignedInCaller) => ({ purpose: 'confirm', holder: sessionKey }) as const;

import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { SecondFactorChangedV1 } from '@diwan/contracts/people/second-factor/events';
import type { enrolSecondFactor } from '@diwan/contracts/people/second-factor/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { AUTHENTICATOR_OF_A_PERSON } from '../guesses/guess-rules.js';
import { FactorRepository } from '../persons/factor.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.service.js';
import { newAuthenticator, stepOfCode } from './authenticator.js';
import { FirmName } from './firm-name.js';
import { requireConfirmedIfAny, requireGranted, requireMaySetUp } from './may-set-up.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { open, seal } from './secret-box.js';

/** The authenticator app of staff (RFC 6238): setting it up and confirming it. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly people: PersonRepository,
    private readonly factors: FactorRepository,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly firm: FirmName,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Begins to set one up; a set-up that was never confirmed is replaced. Throws DUPLICATE, or as `requireMaySetUp`. */
  async enrol(caller: SignedInCaller): Promise<ResponseOf<typeof enrolSecondFactor>> {
    const person = await this.people.findById(caller.personId);
    if (person?.secondFactor?.confirmedAt) throw new DomainError('DUPLICATE');
    const grant = await this.sessions.setUpGrant(caller.sessionKey);
    requireMaySetUp({ caller, grant }, person, this.clock.now());
    const { secret, otpauthUri } = newAuthenticator({ issuer: await this.firm.read(), label: person.name });
    const sealed = seal(this.config.SECOND_FACTOR_KEY, caller.personId, secret);
    await this.inTransaction.run(async (session) => {
      if (!(await this.factors.beginSecondFactor(person._id, sealed, session))) throw new DomainError('DUPLICATE');
      await this.record('second-factor.begun', caller, session);
    });
    return { otpauthUri, secret };
  }

  /**
   * Checks a code of the app: ends the set-up, which gives recovery codes, or steps the session up. Throws NOT_FOUND,
   * SECOND_FACTOR_INVALID, SET_UP_CODE_REQUIRED or TOO_MANY_REQUESTS.
   */
  async confirm(caller: SignedInCaller, code: string): Promise<OpenedSession & { recoveryCodes: string[] | null }> {
    const person = await this.people.findById(caller.personId);
    if (!person?.secondFactor || !isStaff(person.roles)) throw new DomainError('NOT_FOUND');
    const grant = await this.sessions.setUpGrant(caller.sessionKey);
    requireGranted(grant, person);
    await this.guesses.takeTry(AUTHENTICATOR_OF_A_PERSON, caller.personId);
    const now = this.clock.now();
    const { sealedSecret, confirmedAt } = person.secondFactor;
    const step = stepOfCode(open(this.config.SECOND_FACTOR_KEY, caller.personId, sealedSecret), code, now);
    const recoveryCodes = confirmedAt === null ? newRecoveryCodes() : null;
    await this.inTransaction.run(async (session) => {
      const spent = step !== null && (await this.factors.useStep(person, step, now, session));
      if (!spent) throw new DomainError('SECOND_FACTOR_INVALID');
      if (recoveryCodes !== null) {
        // A passkey may have been added since this set-up began, or another set-up code given: whoever has the phone alone must not end it then.
        const present = await this.people.findById(person._id, session);
        if (present !== null) {
          const before = { ...present, secondFactor: null };
          requireGranted(grant, before);
          requireConfirmedIfAny(caller, before);
        }
        const hashes = recoveryCodes.map((each) => this.hash(caller, each));
        await this.factors.setRecoveryCodes(person._id, hashes, session);
        const told = { personId: caller.personId, at: now.toISOString(), change: 'authenticator_set_up' } as const;
        await this.outbox.add(SecondFactorChangedV1, told, session);
      }
      await this.record(confirmedAt ? 'second-factor.confirmed' : 'second-factor.enrolled', caller, session);
    });
    await this.guesses.forget(AUTHENTICATOR_OF_A_PERSON, caller.personId);
    if (confirmedAt === null) await this.sessions.refresh(caller.personId);
    return { ...(await this.sessions.stepUp(caller.sessionKey)), recoveryCodes };
  }

  /** Spends a recovery code and steps the session up. Throws NOT_FOUND, SECOND_FACTOR_INVALID or TOO_MANY_REQUESTS. */
  async recover(caller: SignedInCaller, code: string): Promise<OpenedSession & { codesLeft: number }> {
    const person = await this.people.findById(caller.personId);
    if (!person || !isStaff(person.roles) || person.recoveryCodes.length === 0) throw new DomainError('NOT_FOUND');
    await this.guesses.takeTry(AUTHENTICATOR_OF_A_PERSON, caller.personId);
    await this.inTransaction.run(async (session) => {
      const isRight = await this.factors.useRecoveryCode(person._id, this.hash(caller, code), session);
      if (!isRight) throw new DomainError('SECOND_FACTOR_INVALID');
      await this.record('second-factor.recovery-code-used', caller, session);
    });
    await this.guesses.forget(AUTHENTICATOR_OF_A_PERSON, caller.personId);
    return { ...(await this.sessions.stepUp(caller.sessionKey)), codesLeft: person.recoveryCodes.length - 1 };
  }

  private hash({ personId }: SignedInCaller, code: string): string {
    return recoveryCodeHash(this.config.SECOND_FACTOR_KEY, personId, code);
  }

  private async record(
    action: string,
    caller: SignedInCaller,
    session: Parameters<AuditLog['record']>[1],
  ): Promise<void> {
    await this.audit.record({ action, subject: 'person', subjectId: caller.personId, caller }, session);
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import type { resetSecondFactor, StaffMember, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { SET_UP_CODE } from '../guesses/guess-rules.js';
import { PasskeyRepository } from '../passkeys/passkey.repository.js';
import { FactorRepository } from '../persons/factor.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import { newSetUpCode, SET_UP_CODE_MS, setUpCodeHash } from '../second-factor/set-up-code.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Roles } from './roles.service.js';

/** Staff and their roles (OFF-09): an owner's business, after a recent confirmation, and never about oneself. */
@Injectable()
export class StaffService {
  constructor(
    private readonly people: PersonRepository,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly roles: Roles,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly sessionStore: SessionStore,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async list(): Promise<StaffMember[]> {
    return (await this.people.listStaff()).map(staffMember);
  }

  /** Replaces the roles of a member of staff. Throws NOT_FOUND, FORBIDDEN for one's own, LAST_OWNER, or CONFLICT when somebody else changed them since (D-129). */
  async setRoles(
    id: string,
    { roles, rolesVersion }: InputOf<typeof setStaffRoles>['body'],
    caller: SignedInCaller,
  ): Promise<StaffMember> {
    if (id === caller.personId) throw new DomainError('FORBIDDEN');
    const write = async (session: ClientSession) => {
      await this.roles.requireOwner(caller, session);
      const person = await this.people.findById(id, session);
      if (person === null || person.roles.length === 0) throw new DomainError('NOT_FOUND');
      if (person.rolesVersion !== rolesVersion) throw new DomainError('CONFLICT');
      const after = await this.roles.set(person, roles, { action: 'staff.roles-set', caller }, session);
      if ((await this.roles.countOwners(session)) === 0) throw new DomainError('LAST_OWNER');
      return staffMember(after);
    };
    return this.inTransaction.perform({ commit: write, after: () => this.sessions.refresh(id) });
  }

  /**
   * Takes the second factor of somebody who lost it, or never set one up, ends their sessions, has them told and answers the code with which
   * they set up a new one. Throws NOT_FOUND, or FORBIDDEN for one's own: whoever holds a session must not be able to shed its factor.
   */
  async resetSecondFactor(
    id: string,
    reason: string,
    caller: SignedInCaller,
  ): Promise<ResponseOf<typeof resetSecondFactor>> {
    if (id === caller.personId) throw new DomainError('FORBIDDEN');
    const now = this.clock.now();
    const at = now.toISOString();
    const setUpCode = newSetUpCode();
    const hash = setUpCodeHash(this.config.SECOND_FACTOR_KEY, id, setUpCode);
    const expiresAt = new Date(now.getTime() + SET_UP_CODE_MS);
    const write = async (session: ClientSession) => {
      await this.roles.requireOwner(caller, session);
      const person = await this.people.findById(id, session);
      if (person === null || person.roles.length === 0) throw new DomainError('NOT_FOUND');
      await this.factors.removeSecondFactor(person._id, session);
      await this.factors.setSetUpCode(person._id, { hash, expiresAt }, session);
      await this.passkeys.removeAll(person._id, session);
      const line = { action: 'second-factor.reset', subject: 'person', subjectId: id, after: { reason }, caller };
      await this.audit.record(line, session);
      const hadFactor = hasSecondFactor(person);
      await this.outbox.add(SecondFactorResetV1, { personId: id, by: caller.personId, at, hadFactor }, session);
    };
    await this.inTransaction.perform({ commit: write, after: () => this.afterReset(id) });
    return { setUpCode, expiresAt: expiresAt.toISOString() };
  }

  /** Who guessed at the code of before keeps nobody from the new one. */
  private async afterReset(id: string): Promise<void> {
    await this.sessionStore.endAll(id);
    await this.guesses.forget(SET_UP_CODE, id);
  }
}

function staffMember(person: PersonRecord): StaffMember {
  const { _id, name, phone, roles, rolesVersion, lastSignInAt } = person;
  return {
    id: _id.toHexString(),
    name,
    phone,
    roles,
    rolesVersion,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    hasSecondFactor: hasSecondFactor(person),
  };
}

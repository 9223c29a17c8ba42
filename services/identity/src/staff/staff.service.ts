import type { InputOf } from '@diwan/contracts/http/endpoint';
import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import type { inviteStaff, StaffMember, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { normalisePhone } from '@diwan/contracts/shared/phone';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PasskeyRepository } from '../passkeys/passkey.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Roles } from './roles.service.js';

/** Staff and their roles (OFF-09): an owner's business, after a recent confirmation, and never about oneself. */
@Injectable()
export class StaffService {
  constructor(
    private readonly people: PersonRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly roles: Roles,
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<StaffMember[]> {
    return (await this.people.listStaff()).map(staffMember);
  }

  /** Adds a member of staff by phone; somebody with an account keeps it. The deed throws DUPLICATE when they are staff already. */
  invite(input: InputOf<typeof inviteStaff>['body'], caller: SignedInCaller): Deed<StaffMember> {
    const phone = normalisePhone(input.phone);
    if (phone === null) throw new DomainError('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } });
    const write = async (session: ClientSession) => {
      await this.requireOwner(caller, session);
      const own = { phone, name: input.name, language: 'en', verifiedAt: null } as const;
      const known = await this.people.findByPhone(phone, session);
      const person = known ?? (await this.people.create(own, this.clock.now(), session));
      if (person.roles.length > 0) throw new DomainError('DUPLICATE');
      return staffMember(await this.roles.set(person, input.roles, { action: 'staff.invited', caller }, session));
    };
    return {
      commit: (session) =>
        write(session).catch((error: unknown) => {
          throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
        }),
      after: ({ id }) => this.sessions.refresh(id),
    };
  }

  /** Replaces the roles of a member of staff. Throws NOT_FOUND, FORBIDDEN for one's own, LAST_OWNER, or CONFLICT when somebody else changed them since (D-129). */
  async setRoles(
    id: string,
    { roles, rolesVersion }: InputOf<typeof setStaffRoles>['body'],
    caller: SignedInCaller,
  ): Promise<StaffMember> {
    if (id === caller.personId) throw new DomainError('FORBIDDEN');
    const write = async (session: ClientSession) => {
      await this.requireOwner(caller, session);
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
   * Takes the second factor of somebody who lost it, ends their sessions and has them told. Throws NOT_FOUND, or FORBIDDEN for one's
   * own: whoever holds a session must not be able to shed its factor.
   */
  async resetSecondFactor(id: string, reason: string, caller: SignedInCaller): Promise<void> {
    if (id === caller.personId) throw new DomainError('FORBIDDEN');
    const at = this.clock.now().toISOString();
    const write = async (session: ClientSession) => {
      await this.requireOwner(caller, session);
      const person = await this.people.findById(id, session);
      if (person === null || person.roles.length === 0) throw new DomainError('NOT_FOUND');
      await this.people.removeSecondFactor(person._id, session);
      await this.passkeys.removeAll(person._id, session);
      const line = { action: 'second-factor.reset', subject: 'person', subjectId: id, after: { reason }, caller };
      await this.audit.record(line, session);
      await this.outbox.add(SecondFactorResetV1, { personId: id, by: caller.personId, at }, session);
    };
    await this.inTransaction.perform({ commit: write, after: () => this.sessionStore.endAll(id) });
  }

  /** Takes this change's turn and makes sure that no change before it took the caller's own right away. */
  private async requireOwner(caller: SignedInCaller, session: ClientSession): Promise<void> {
    await this.roles.takeTurn(session);
    const self = await this.people.findById(caller.personId, session);
    if (!self?.roles.includes('owner')) throw new DomainError('FORBIDDEN');
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

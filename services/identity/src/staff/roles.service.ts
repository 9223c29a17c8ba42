import { RolesChangedV1 } from '@diwan/contracts/people/staff/events';
import type { StaffRole } from '@diwan/contracts/shared/role';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { KnownDevices } from '../devices/known-devices.js';
import { MergedSignIns } from '../persons/merged-sign-ins.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { sessionRoles } from '../persons/person-facts.js';
import type { OwnershipRecord } from './ownership.schema.js';

/** The one place that writes roles: audited, told to others, one change of ownership after the other. */
@Injectable()
export class Roles {
  constructor(
    private readonly people: PersonRepository,
    @InjectModel('Ownership') private readonly ownership: Model<OwnershipRecord>,
    private readonly signIns: MergedSignIns,
    private readonly devices: KnownDevices,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Must open each transaction that may change owners: of two at once, one is run again after the other. */
  async takeTurn(session: ClientSession): Promise<void> {
    await this.ownership.updateOne({ _id: 'ownership' }, { $inc: { changes: 1 } }, { upsert: true, session });
  }

  /** Takes this change's turn and makes sure that no change before it took the caller's own right away. Throws FORBIDDEN. */
  async requireOwner({ personId }: SignedInCaller, session: ClientSession): Promise<void> {
    await this.takeTurn(session);
    if (!(await this.people.findById(personId, session))?.roles.includes('owner')) throw new DomainError('FORBIDDEN');
  }

  async countOwners(session?: ClientSession): Promise<number> {
    return this.people.countOwners(session);
  }

  /**
   * Replaces the staff roles of a person inside a transaction that took its turn. Their sessions are brought in step afterwards, which
   * after a first role ends them.
   */
  async set(
    person: PersonRecord,
    roles: readonly StaffRole[],
    by: { action: string; caller: SignedInCaller },
    session: ClientSession,
  ): Promise<PersonRecord> {
    const changed: PersonRecord = { ...person, roles: [...new Set(roles)], rolesVersion: person.rolesVersion + 1 };
    const personId = person._id.toHexString();
    await this.people.setRoles(person._id, changed.roles, session);
    await this.audit.record(
      {
        action: by.action,
        subject: 'person',
        subjectId: personId,
        before: { roles: person.roles },
        after: { roles: changed.roles },
        caller: by.caller,
      },
      session,
    );
    await this.outbox.add(RolesChangedV1, { personId, roles: sessionRoles(changed), by: by.caller.personId }, session);
    if (person.roles.length === 0 && changed.roles.length > 0) await this.endOtherPhones(person, by.caller, session);
    return changed;
  }

  /**
   * Whoever held the phone of a record that was merged into this one could sign in as the client, and would be staff from now on.
   * Browsers are forgotten with it, as those of the others count as the person's own.
   */
  private async endOtherPhones({ _id }: PersonRecord, caller: SignedInCaller, session: ClientSession): Promise<void> {
    const keptId = _id.toHexString();
    await this.devices.forget(keptId, session);
    const mergedIds = (await this.signIns.end(_id, session)).map((id) => id.toHexString());
    if (mergedIds.length === 0) return;
    const line = { action: 'person.other-phones-ended', subject: 'person', caller };
    await this.audit.record({ ...line, subjectId: keptId, after: { mergedIds } }, session);
    for (const subjectId of mergedIds) await this.audit.record({ ...line, subjectId, after: { keptId } }, session);
  }
}

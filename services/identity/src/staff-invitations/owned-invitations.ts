import type { StaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import { Roles } from '../staff/roles.service.js';
import { INVITATION_MOVES } from './staff-invitation.machine.js';
import { toStaffInvitation } from './staff-invitation.presenter.js';
import { StaffInvitationRepository } from './staff-invitation.repository.js';
import { SEEN_AFTER_MS } from './staff-invitation.rules.js';

/** Invitations of the firm, as its owners see and withdraw them. */
@Injectable()
export class OwnedInvitations {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly people: PersonRepository,
    private readonly roles: Roles,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Pending ones first, then the newest. */
  async list(): Promise<StaffInvitation[]> {
    const records = await this.invitations.newest();
    const inviters = await this.people.findMany([...new Set(records.map((one) => one.invitedBy.toHexString()))]);
    const byId = new Map(inviters.map((person) => [person._id.toHexString(), person]));
    const now = this.clock.now();
    const shown = records.map((one) => toStaffInvitation(one, byId.get(one.invitedBy.toHexString()), now));
    const isPending = ({ state }: StaffInvitation) => state === 'pending';
    return [...shown.filter(isPending), ...shown.filter((one) => !isPending(one))];
  }

  /** Throws NOT_FOUND, or CONFLICT for one that was accepted or withdrawn. */
  withdraw(id: string, caller: SignedInCaller): Promise<StaffInvitation> {
    return this.inTransaction.run(async (session) => {
      await this.roles.requireOwner(caller, session);
      const before = await this.invitations.findById(id, session);
      if (before === null) throw new DomainError('NOT_FOUND');
      const now = this.clock.now();
      const ended = { endedAt: now, forgetAt: new Date(now.getTime() + SEEN_AFTER_MS) };
      const after = await this.invitations.move(before, INVITATION_MOVES.withdraw, ended, session);
      if (after === null) throw new DomainError('CONFLICT');
      const line = { action: 'staff-invitation.withdrawn', subject: 'staff-invitation', subjectId: id, caller };
      await this.audit.record(line, session);
      return toStaffInvitation(after, await this.people.findById(after.invitedBy, session), now);
    });
  }
}

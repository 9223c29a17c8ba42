import type { InputOf } from '@diwan/contracts/http/endpoint';
import { StaffInvitedV1 } from '@diwan/contracts/people/staff-invitations/events';
import type { inviteStaff, SentStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { isPersonalNumber } from '@diwan/service-kit/http/phone-kind';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import { PersonRepository } from '../persons/person.repository.js';
import { newSetUpCode, setUpCodeHash } from '../second-factor/set-up-code.js';
import { Roles } from '../staff/roles.service.js';
import { INVITATION_MOVES } from './staff-invitation.machine.js';
import { toStaffInvitation } from './staff-invitation.presenter.js';
import { type SentInvitation, StaffInvitationRepository } from './staff-invitation.repository.js';
import { INVITATION_MS, SEEN_AFTER_MS, stateOf } from './staff-invitation.rules.js';
import type { StaffInvitationRecord } from './staff-invitation.schema.js';

/**
 * An owner asks somebody to work for the firm (OFF-09). The message goes to a phone that was only typed, so it gives nothing: who accepts
 * needs the set-up code, too, which the owner tells them in another way.
 */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly people: PersonRepository,
    private readonly roles: Roles,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Throws VALIDATION for what is no phone of a person, DUPLICATE when its holder is staff already or has an invitation. */
  async invite(typed: InputOf<typeof inviteStaff>['body'], caller: SignedInCaller): Promise<SentStaffInvitation> {
    const phone = normalisePhone(typed.phone);
    if (phone === null || !isPersonalNumber(phone))
      throw new DomainError('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } });
    const { name, language } = typed;
    const _id = new Types.ObjectId();
    const roles = [...new Set(typed.roles)];
    const { sent, setUpCode } = this.sending(_id, caller);
    const write = async (session: ClientSession) => {
      await this.roles.requireOwner(caller, session);
      await this.requireFree(phone, sent.sentAt, session);
      const record = await this.invitations.insert({ _id, name, phone, language, roles, ...sent }, session);
      const line = { action: 'staff.invited', subject: 'staff-invitation', subjectId: _id.toHexString() };
      await this.audit.record({ ...line, after: { name, phone, language, roles }, caller }, session);
      return this.sent(record, setUpCode, session);
    };
    return this.inTransaction.run(write).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
    });
  }

  /** Once more, by whoever asks for it now. Throws NOT_FOUND, CONFLICT when it was accepted or withdrawn, DUPLICATE. */
  renew(id: string, caller: SignedInCaller): Promise<SentStaffInvitation> {
    const { sent, setUpCode } = this.sending(new Types.ObjectId(id), caller);
    return this.inTransaction.run(async (session) => {
      await this.roles.requireOwner(caller, session);
      const before = await this.invitations.findById(id, session);
      if (before === null) throw new DomainError('NOT_FOUND');
      const known = await this.people.findByPhone(before.phone, session);
      if (known && known.roles.length > 0) throw new DomainError('DUPLICATE');
      // Merged since: the phone signs in as somebody else, and nobody could accept.
      if (known?.merged?.signsIn) throw new DomainError('CONFLICT');
      const after = await this.invitations.renew(before, sent, session);
      if (after === null) throw new DomainError('CONFLICT');
      const line = { action: 'staff-invitation.renewed', subject: 'staff-invitation', subjectId: id, caller };
      await this.audit.record(line, session);
      return this.sent(after, setUpCode, session);
    });
  }

  private sending(id: Types.ObjectId, { personId }: SignedInCaller): { sent: SentInvitation; setUpCode: string } {
    const sentAt = this.clock.now();
    const expiresAt = new Date(sentAt.getTime() + INVITATION_MS);
    const forgetAt = new Date(expiresAt.getTime() + SEEN_AFTER_MS);
    const setUpCode = newSetUpCode();
    const hash = setUpCodeHash(this.config.SECOND_FACTOR_KEY, id.toHexString(), setUpCode);
    const invitedBy = new Types.ObjectId(personId);
    return { sent: { invitedBy, sentAt, setUpCode: { hash, expiresAt }, forgetAt }, setUpCode };
  }

  /** An invitation that expired makes room for the next. */
  private async requireFree(phone: string, now: Date, session: ClientSession): Promise<void> {
    const known = await this.people.findByPhone(phone, session);
    if (known && known.roles.length > 0) throw new DomainError('DUPLICATE');
    // It signs in as the person whose record took this one over, and they are not who is meant.
    if (known?.merged?.signsIn) throw new DomainError('VALIDATION', { fieldErrors: { phone: 'opens_another' } });
    const pending = await this.invitations.pendingAt(phone, session);
    if (pending === null) return;
    const invitedBy = await this.people.findById(pending.invitedBy, session);
    if (stateOf(pending, invitedBy, now) === 'pending')
      throw new DomainError('DUPLICATE', { fieldErrors: { phone: 'invited_already' } });
    await this.invitations.move(
      pending,
      INVITATION_MOVES.withdraw,
      { endedAt: now, forgetAt: pending.forgetAt },
      session,
    );
  }

  private async sent(
    record: StaffInvitationRecord,
    setUpCode: string,
    session: ClientSession,
  ): Promise<SentStaffInvitation> {
    const told = { invitationId: record._id.toHexString(), version: record.version };
    await this.outbox.add(StaffInvitedV1, told, session);
    const invitedBy = await this.people.findById(record.invitedBy, session);
    return { invitation: toStaffInvitation(record, invitedBy, this.clock.now()), setUpCode };
  }
}

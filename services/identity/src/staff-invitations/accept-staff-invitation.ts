import { StaffJoinedV1 } from '@diwan/contracts/people/staff-invitations/events';
import type { OwnStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
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
import { fitsSetUpCode, SET_UP_CODE_MS, setUpCodeHash } from '../second-factor/set-up-code.js';
import type { SessionOrigin } from '../sessions/session.schema.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.service.js';
import { Roles } from '../staff/roles.service.js';
import { INVITATION_MOVES } from './staff-invitation.machine.js';
import { toOwnInvitation } from './staff-invitation.presenter.js';
import { StaffInvitationRepository } from './staff-invitation.repository.js';
import { SEEN_AFTER_MS, stateOf } from './staff-invitation.rules.js';
import type { StaffInvitationRecord } from './staff-invitation.schema.js';

/** An invitation with the person it is for and the owner who sent it. */
interface Found {
  person: PersonRecord;
  record: StaffInvitationRecord;
  invitedBy: PersonRecord | null;
}

/** Somebody who was invited accepts, by the phone it was sent to and the code that the owner told them (OFF-09). */
@Injectable()
export class AcceptStaffInvitation {
  constructor(
    private readonly invitations: StaffInvitationRepository,
    private readonly people: PersonRepository,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly roles: Roles,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Throws NOT_FOUND for one to another phone than the person's own. */
  async read(id: string, caller: SignedInCaller): Promise<OwnStaffInvitation> {
    await this.ownOrigin(caller);
    const { record, invitedBy } = await this.found(id, caller);
    return toOwnInvitation(record, invitedBy, this.clock.now());
  }

  /** Throws the same, CONFLICT when it can be accepted no more or its holder is staff, SET_UP_CODE_INVALID or TOO_MANY_REQUESTS. */
  async run(id: string, typed: string, caller: SignedInCaller): Promise<OpenedSession> {
    const origin = await this.ownOrigin(caller);
    const found = await this.found(id, caller);
    this.requireOpen(found);
    // One that is sent again has tries of its own: who guessed before keeps nobody out.
    const guessed = `${id} ${found.record.version}`;
    await this.guesses.takeTry(SET_UP_CODE, guessed);
    const hash = setUpCodeHash(this.config.SECOND_FACTOR_KEY, id, typed);
    if (!fitsSetUpCode(found.record.setUpCode, hash, this.clock.now())) {
      await this.refuse(id, caller);
      throw new DomainError('SET_UP_CODE_INVALID');
    }
    const joined = await this.inTransaction.run((session) => this.join(id, { typed, hash }, caller, session));
    const opened = await this.sessions.reopen(joined, origin, caller.sessionKey);
    await this.sessions.refresh(caller.personId);
    await this.guesses.forget(SET_UP_CODE, guessed);
    return opened;
  }

  private async join(
    id: string,
    { typed, hash }: { typed: string; hash: string },
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<PersonRecord> {
    await this.roles.takeTurn(session);
    const found = await this.found(id, caller, session);
    this.requireOpen(found);
    const { person, record } = found;
    const now = this.clock.now();
    // Sent again meanwhile, with another code.
    if (!fitsSetUpCode(record.setUpCode, hash, now)) throw new DomainError('CONFLICT');
    const ended = { endedAt: now, forgetAt: new Date(now.getTime() + SEEN_AFTER_MS) };
    if ((await this.invitations.move(record, INVITATION_MOVES.accept, ended, session)) === null)
      throw new DomainError('CONFLICT');
    const line = { action: 'staff-invitation.accepted', subject: 'staff-invitation', subjectId: id, caller };
    await this.audit.record({ ...line, after: { personId: caller.personId } }, session);
    const joined = await this.roles.set(person, record.roles, { action: 'staff.joined', caller }, session);
    // What somebody had who worked here before may be in other hands by now, as their number may.
    await this.factors.removeSecondFactor(person._id, session);
    await this.passkeys.removeAll(person._id, session);
    // Good for the second factor, too, should the browser be closed before it is set up.
    const ownHash = setUpCodeHash(this.config.SECOND_FACTOR_KEY, caller.personId, typed);
    const setUpCode = { hash: ownHash, expiresAt: new Date(now.getTime() + SET_UP_CODE_MS) };
    await this.factors.setSetUpCode(person._id, setUpCode, session);
    await this.outbox.add(
      StaffJoinedV1,
      { personId: caller.personId, invitationId: id, at: now.toISOString() },
      session,
    );
    return { ...joined, secondFactor: null, passkeyCount: 0, recoveryCodes: [], setUpCode };
  }

  private async found(id: string, caller: SignedInCaller, session?: ClientSession): Promise<Found> {
    const person = await this.people.findById(caller.personId, session);
    const record = await this.invitations.findById(id, session);
    if (person === null || record === null || record.phone !== person.phone) throw new DomainError('NOT_FOUND');
    return { person, record, invitedBy: await this.people.findById(record.invitedBy, session) };
  }

  /** How the session came to be. One that the phone of a merged record opened may be somebody else's: throws NOT_FOUND. */
  private async ownOrigin({ sessionKey }: SignedInCaller): Promise<SessionOrigin> {
    const origin = await this.sessions.originOf(sessionKey);
    if (origin.throughId) throw new DomainError('NOT_FOUND');
    return origin;
  }

  private requireOpen({ person, record, invitedBy }: Found): void {
    if (person.roles.length > 0 || stateOf(record, invitedBy, this.clock.now()) !== 'pending')
      throw new DomainError('CONFLICT');
  }

  private async refuse(id: string, caller: SignedInCaller): Promise<void> {
    const line = { action: 'set-up-code.wrong', subject: 'staff-invitation', subjectId: id, caller };
    await this.inTransaction.run((session) => this.audit.record(line, session));
  }
}

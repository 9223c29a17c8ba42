import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { CONFIG } from '@diwan/service-kit/app/config';
import { networkOf } from '@diwan/service-kit/app/network';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { sameSecret } from '@diwan/service-kit/sessions/session-reader';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { ADMIN_KEY_OF_A_NETWORK, ADMIN_KEY_OF_AN_ACCOUNT } from '../guesses/guess-rules.js';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import type { SessionOrigin } from '../sessions/session.schema.js';
import { type OpenedSession, Sessions } from '../sessions/sessions.service.js';
import { Roles } from '../staff/roles.service.js';

/** What a right key brought about. */
export interface AdminKeyResult {
  outcome: ResponseOf<typeof useAdminKey>['outcome'];
  session: OpenedSession;
}

/**
 * The admin key makes its holder the owner while the deployment has none (decision on D-020 and D-021). Afterwards it grants
 * no role: staff are told that their access is confirmed, everybody else is refused. An owner without a second factor may set one up with it.
 * Each try is counted before it is compared, and audited.
 */
@Injectable()
export class UseAdminKey {
  constructor(
    private readonly guesses: GuessGuard,
    private readonly people: PersonRepository,
    private readonly roles: Roles,
    private readonly sessions: Sessions,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Throws TOO_MANY_REQUESTS, ADMIN_KEY_INVALID, or FORBIDDEN for a right key that comes too late, or by a phone that is not the person's own. */
  async run(key: string, caller: SignedInCaller): Promise<AdminKeyResult> {
    await this.guesses.takeTry(ADMIN_KEY_OF_AN_ACCOUNT, caller.personId);
    await this.guesses.takeTry(ADMIN_KEY_OF_A_NETWORK, networkOf(caller.address));
    if (!this.isKey(key)) {
      await this.refuse('admin-key.wrong', caller);
      throw new DomainError('ADMIN_KEY_INVALID');
    }
    await this.guesses.forget(ADMIN_KEY_OF_AN_ACCOUNT, caller.personId);
    await this.guesses.forget(ADMIN_KEY_OF_A_NETWORK, networkOf(caller.address));
    // The role would be that of whoever holds the person's own phone, not of the one who has the key.
    const origin = await this.sessions.originOf(caller.sessionKey);
    const granted = origin.throughId ? null : await this.grantIfNoOwner(caller);
    if (granted !== null) return { outcome: 'granted', session: await this.reopened(caller, granted, origin) };
    const person = await this.people.findById(caller.personId);
    if (person === null || !isStaff(person.roles)) {
      await this.refuse('admin-key.refused', caller);
      throw new DomainError('FORBIDDEN');
    }
    // The last way in for the only owner, who nobody could give a set-up code.
    const maySetUp = person.roles.includes('owner');
    return { outcome: 'confirmed', session: await this.sessions.renew(caller.sessionKey, person, { maySetUp }) };
  }

  /** Whether the deployment has a key and no owner yet. */
  async ownerNeeded(): Promise<boolean> {
    return this.config.ADMIN_KEY !== undefined && (await this.roles.countOwners()) === 0;
  }

  private isKey(key: string): boolean {
    const { ADMIN_KEY } = this.config;
    return ADMIN_KEY !== undefined && sameSecret(key, ADMIN_KEY);
  }

  /** The new owner, or null when there is one already. */
  private async grantIfNoOwner(caller: SignedInCaller): Promise<PersonRecord | null> {
    return this.inTransaction.run(async (session) => {
      await this.roles.takeTurn(session);
      if ((await this.roles.countOwners(session)) > 0) return null;
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
      return this.roles.set(person, [...person.roles, 'owner'], { action: 'admin-key.granted', caller }, session);
    });
  }

  /** Roles grew: it is another session, and the person's others end where it was their first role. */
  private async reopened(caller: SignedInCaller, person: PersonRecord, origin: SessionOrigin): Promise<OpenedSession> {
    const session = await this.sessions.reopen(person, origin, caller.sessionKey);
    await this.sessions.refresh(caller.personId);
    return session;
  }

  private async refuse(action: string, caller: SignedInCaller): Promise<void> {
    await this.inTransaction.run((session) =>
      this.audit.record({ action, subject: 'person', subjectId: caller.personId, caller }, session),
    );
  }
}

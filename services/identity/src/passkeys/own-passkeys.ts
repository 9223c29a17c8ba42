import type { OwnPasskey } from '@diwan/contracts/people/passkeys/http';
import { SecondFactorChangedV1 } from '@diwan/contracts/people/second-factor/events';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { FactorRepository } from '../persons/factor.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import { isGranted } from '../second-factor/may-set-up.js';
import { Sessions } from '../sessions/sessions.service.js';
import { ownPasskey } from './own-passkey.js';
import { PasskeyRepository } from './passkey.repository.js';

/** A person's own passkeys; other people's are not found. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly people: PersonRepository,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: Sessions,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list({ personId }: SignedInCaller): Promise<OwnPasskey[]> {
    return (await this.passkeys.listOf(personId)).map(ownPasskey);
  }

  /** Which second factors the person has, and how many recovery codes are left. */
  async ownFactors({ personId, roles, sessionKey }: SignedInCaller) {
    const person = await this.people.findById(personId);
    if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
    return {
      authenticator: Boolean(person.secondFactor?.confirmedAt),
      passkeys: person.passkeyCount,
      recoveryCodes: person.recoveryCodes.length,
      setUpCodeNeeded:
        isStaff(roles) && !hasSecondFactor(person) && !isGranted(await this.sessions.setUpGrant(sessionKey), person),
    };
  }

  /** Throws NOT_FOUND. */
  rename(caller: SignedInCaller, id: string, name: string): Promise<OwnPasskey> {
    return this.inTransaction.run(async (session) => {
      const passkey = await this.passkeys.rename(caller.personId, id, name, session);
      if (passkey === null) throw new DomainError('NOT_FOUND');
      await this.audit.record(line('passkey.renamed', caller), session);
      return ownPasskey(passkey);
    });
  }

  /** Throws NOT_FOUND, LAST_FACTOR for the only second factor of staff. */
  async remove(caller: SignedInCaller, id: string): Promise<void> {
    await this.inTransaction.run(async (session) => {
      if (!(await this.passkeys.remove(caller.personId, id, session))) throw new DomainError('NOT_FOUND');
      const person = await this.people.findById(caller.personId, session);
      if (person === null) throw new DomainError('NOT_FOUND');
      const isLast = person.passkeyCount <= 1 && !person.secondFactor?.confirmedAt;
      if (isLast && isStaff(person.roles)) throw new DomainError('LAST_FACTOR');
      await this.factors.countPasskeys(person._id, -1, session);
      await this.audit.record(line('passkey.removed', caller), session);
      const told = {
        personId: caller.personId,
        at: this.clock.now().toISOString(),
        change: 'passkey_removed',
      } as const;
      await this.outbox.add(SecondFactorChangedV1, told, session);
    });
  }
}

const line = (action: string, caller: SignedInCaller) => ({
  action,
  subject: 'person',
  subjectId: caller.personId,
  caller,
});

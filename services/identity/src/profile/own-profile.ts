import type { InputOf } from '@diwan/contracts/http/endpoint';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import type { OwnProfile, setOwnProfile } from '@diwan/contracts/people/profile/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { isEmailVerified, isWhatsappVerified } from '../persons/person-facts.js';
import { Sessions } from '../sessions/sessions.service.js';

/** People's own contact data, as they read and change it themselves. */
@Injectable()
export class OwnProfiles {
  constructor(
    private readonly people: PersonRepository,
    private readonly sessions: Sessions,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async read({ personId }: SignedInCaller): Promise<OwnProfile> {
    return profileView(known(await this.people.findById(personId)));
  }

  /** Throws VALIDATION, or CONFLICT when somebody else changed it since (D-129). */
  async change(typed: InputOf<typeof setOwnProfile>['body'], caller: SignedInCaller): Promise<OwnProfile> {
    const { version, email, address, language } = typed;
    const whatsappNumber = typed.whatsappNumber === null ? null : normalisePhone(typed.whatsappNumber);
    if (whatsappNumber === null && typed.whatsappNumber !== null) {
      throw new DomainError('VALIDATION', { fieldErrors: { whatsappNumber: 'invalid_phone' } });
    }
    const { personId } = caller;
    const changed = await this.inTransaction.run(async (session) => {
      const before = known(await this.people.findById(personId, session));
      if (before.version !== version) throw new DomainError('CONFLICT');
      const after = await this.people.changeOwn(before, { whatsappNumber, email, address, language }, session);
      if (after === null) throw new DomainError('CONFLICT');
      const change = { before: profileView(before), after: profileView(after) };
      const subject = { subject: 'person', subjectId: personId };
      await this.audit.record({ action: 'person.profile-changed', ...subject, ...change, caller }, session);
      if (after.client !== null) await this.outbox.add(ClientChangedV1, { clientId: personId }, session);
      return after;
    });
    await this.sessions.refresh(personId);
    return profileView(changed);
  }
}

/** A person as they see themselves. */
export function profileView(person: PersonRecord): OwnProfile {
  const { name, phone, whatsappNumber, email, address, language, version } = person;
  return {
    name,
    phone,
    whatsappNumber,
    whatsappVerified: isWhatsappVerified(person),
    email,
    emailVerified: isEmailVerified(person),
    address,
    language,
    version,
  };
}

function known(person: PersonRecord | null): PersonRecord {
  if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
  return person;
}

import type { Client } from '@diwan/contracts/people/clients/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PersonRepository } from '../persons/person.repository.js';
import { Sessions } from '../sessions/sessions.service.js';
import { toClient } from './client.presenter.js';
import { ClientRepository } from './client.repository.js';
import { auditedClient } from './client-audit.js';
import { type ClientFields, clientFields, type TypedClient, withoutOwnData } from './client-fields.js';

/** Enters a client (OFF-02). */
@Injectable()
export class CreateClient {
  constructor(
    private readonly clients: ClientRepository,
    private readonly people: PersonRepository,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Somebody who signed up with this phone becomes the client (D-018), so a proven phone sees the new cases at once. A colleague becomes a
   * client with their own data untouched. Throws VALIDATION; the deed DUPLICATE when the phone is a client's already.
   */
  run(caller: SignedInCaller, typed: TypedClient): Deed<Client> {
    const fields = clientFields(typed);
    return {
      commit: (session) => this.write(caller, fields, session).catch(refuseTakenPhone),
      after: ({ id }) => this.sessions.refresh(id),
    };
  }

  private async write(caller: SignedInCaller, fields: ClientFields, session: ClientSession): Promise<Client> {
    const known = await this.people.findByPhone(fields.person.phone, session);
    const now = this.clock.now();
    const writable = known && isStaff(known.roles) ? withoutOwnData(fields, known) : fields;
    const written = known
      ? await this.clients.makeClient(known._id, writable, now, session)
      : await this.clients.create(fields, now, session);
    if (written === null) throw new DomainError('DUPLICATE');
    const action = known ? 'client.linked' : 'client.created';
    const line = { action, subject: 'client', subjectId: written._id.toHexString() };
    await this.audit.record({ ...line, ...auditedClient(null, written, caller), caller }, session);
    return toClient(written, caller.roles);
  }
}

/** The phone is the only unique value of a person. */
export function refuseTakenPhone(fault: unknown): never {
  throw isDuplicateKey(fault) ? new DomainError('DUPLICATE', { cause: fault }) : fault;
}

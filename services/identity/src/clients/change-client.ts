import type { InputOf } from '@diwan/contracts/http/endpoint';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import type { Client, updateClient } from '@diwan/contracts/people/clients/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { requireFresh } from '@diwan/service-kit/http/require-fresh';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PersonRepository } from '../persons/person.repository.js';
import { isMereContact } from '../persons/person-facts.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import { type ClientPerson, toClient } from './client.presenter.js';
import { ClientRepository } from './client.repository.js';
import { clientFields, withoutOwnData } from './client-fields.js';
import { refuseTakenPhone } from './create-client.js';

/** What happened to sessions' people while a client was written. */
interface Outcome {
  before: ClientPerson;
  after: ClientPerson;
  /** Somebody whose empty account made way. */
  absorbedId: string | null;
}

/** Changes what the firm keeps about a client (OFF-02). */
@Injectable()
export class ChangeClient {
  constructor(
    private readonly clients: ClientRepository,
    private readonly people: PersonRepository,
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly versionedEdit: VersionedEdit,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws VALIDATION, NOT_FOUND, FORBIDDEN (a colleague's phone), DUPLICATE, CONFLICT when somebody else changed it since (D-129), and as
   * `requireFresh` where the client is to sign in with another phone.
   */
  async run(caller: SignedInCaller, id: string, input: InputOf<typeof updateClient>['body']): Promise<Client> {
    const { version, ...typed } = input;
    clientFields(typed);
    let outcome: Outcome | undefined;
    const after = await this.versionedEdit
      .run(
        { action: 'client.changed', subject: 'client', id, caller },
        {
          read: (session) => this.clients.find({ all: true }, id, session),
          change: async (before, session) => {
            if (before.version !== version) throw new DomainError('CONFLICT');
            const fields = clientFields(typed, before.client.names);
            const absorbedId = await this.freePhone(before, fields.person.phone, caller, session);
            // Their own data stays as it is, whatever was sent.
            return { fields: isStaff(before.roles) ? withoutOwnData(fields, before) : fields, absorbedId };
          },
          write: async ({ fields, absorbedId }, before, session) => {
            const written = await this.clients.update(before, version, fields, session);
            if (written !== null) outcome = { before, after: written, absorbedId };
            return written;
          },
          audited: (before, { fields }) => ({
            before: toClient(before, caller.roles),
            after: toClient(
              { ...before, ...fields.person, client: { ...before.client, ...fields.client } },
              caller.roles,
            ),
          }),
          also: async (_written, _before, session) => {
            await this.outbox.add(ClientChangedV1, { clientId: id }, session);
          },
        },
      )
      .catch(refuseTakenPhone);
    if (outcome) await this.bringSessionsInStep(outcome);
    return toClient(after, caller.roles);
  }

  /** Whoever held the old number must not stay signed in as the holder of the new one. */
  private async bringSessionsInStep({ before, after, absorbedId }: Outcome): Promise<void> {
    const id = after._id.toHexString();
    if (absorbedId !== null) await this.sessionStore.endAll(absorbedId);
    if (before.phone === after.phone) await this.sessions.refresh(id);
    else await this.sessionStore.endAll(id);
  }

  /**
   * Makes way for a client's new phone: somebody who only signed up with it is that client, and their empty account goes. Returns
   * its id, or null when nobody had to go.
   */
  private async freePhone(
    client: ClientPerson,
    phone: string,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<string | null> {
    if (client.phone === phone) return null;
    // Signing in as staff hangs on the phone, and roles are an owner's business, not that of everybody who edits clients.
    if (client.roles.length > 0) throw new DomainError('FORBIDDEN');
    // Whoever answers there reads the client's file from now on (SEC-02).
    requireFresh(caller, this.clock.now());
    const holder = await this.people.findByPhone(phone, session);
    if (holder === null) return null;
    if (!isMereContact(holder)) throw new DomainError('DUPLICATE');
    await this.clients.removeContact(holder._id, session);
    const subjectId = holder._id.toHexString();
    const after = { clientId: client._id.toHexString() };
    await this.audit.record({ action: 'contact.absorbed', subject: 'person', subjectId, after, caller }, session);
    return subjectId;
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import type { Client, listClients, updateClient } from '@diwan/contracts/people/clients/http';
import { isStaff } from '@diwan/contracts/shared/role';
import { AuditLog } from '@diwan/service-kit/audit';
import { Clock } from '@diwan/service-kit/clock';
import { InTransaction } from '@diwan/service-kit/database';
import type { Deed } from '@diwan/service-kit/deed';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PersonRepository } from '../persons/person.repository.js';
import { isMereContact } from '../persons/person-facts.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import { CaseTeamRepository } from './case-team.repository.js';
import { type ClientPerson, toClient } from './client.presenter.js';
import { ClientRepository } from './client.repository.js';
import { type ClientFields, clientFields, type TypedClient, withoutOwnData } from './client-fields.js';
import { type ClientScope, seesAllClients } from './client-scope.js';

/** Clients as staff keep them (OFF-02). */
@Injectable()
export class ClientService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly people: PersonRepository,
    private readonly teams: CaseTeamRepository,
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(
    { search = '', page, limit }: InputOf<typeof listClients>['query'],
    caller: SignedInCaller,
  ): Promise<ResponseOf<typeof listClients>> {
    const found = await this.clients.list(await this.scopeOf(caller), { search, page, limit });
    return { ...found, items: found.items.map((client) => toClient(client, caller.roles)) };
  }

  /** Throws NOT_FOUND for unknown clients and for those the caller may not read. */
  async get(id: string, caller: SignedInCaller): Promise<Client> {
    const client = await this.clients.find(await this.scopeOf(caller), id);
    if (client === null) throw new DomainError('NOT_FOUND');
    return toClient(client, caller.roles);
  }

  /**
   * Creates a client. Somebody who signed up with this phone becomes the client (D-018), so a proven phone sees the new cases at
   * once. A colleague becomes a client with their own data untouched. Throws VALIDATION; the deed DUPLICATE when the phone is a client's already.
   */
  create(typed: TypedClient, caller: SignedInCaller): Deed<Client> {
    const fields = clientFields(typed);
    const write = async (session: ClientSession) => {
      const known = await this.people.findByPhone(fields.person.phone, session);
      const now = this.clock.now();
      const writable = known && isStaff(known.roles) ? withoutOwnData(fields, known) : fields;
      const written = known
        ? await this.clients.makeClient(known._id, writable, now, session)
        : await this.clients.create(fields, now, session);
      if (written === null) throw new DomainError('DUPLICATE');
      await this.record(known ? 'client.linked' : 'client.created', null, written, caller, session);
      return toClient(written, caller.roles);
    };
    return {
      commit: (session) => write(session).catch(refuseDuplicate),
      after: ({ id }) => this.sessions.refresh(id),
    };
  }

  /** Changes a client. Throws VALIDATION, NOT_FOUND, FORBIDDEN, DUPLICATE, or CONFLICT when somebody else changed it since (D-129). */
  async update(id: string, input: InputOf<typeof updateClient>['body'], caller: SignedInCaller): Promise<Client> {
    const { version, ...typed } = input;
    const fields = clientFields(typed);
    const write = async (session: ClientSession) => {
      const before = await this.clients.find({ all: true }, id, session);
      if (before === null) throw new DomainError('NOT_FOUND');
      if (before.version !== version) throw new DomainError('CONFLICT');
      const absorbedId = await this.freePhone(before, fields, caller, session);
      // Their own data stays as it is, whatever was sent.
      const writable = isStaff(before.roles) ? withoutOwnData(fields, before) : fields;
      const after = await this.clients.update(before, version, writable, session);
      if (after === null) throw new DomainError('CONFLICT');
      await this.record('client.changed', before, after, caller, session);
      await this.outbox.add(ClientChangedV1, { clientId: id }, session);
      return { before, after, absorbedId };
    };
    const { before, after, absorbedId } = await this.inTransaction.run(write).catch(refuseDuplicate);
    if (absorbedId !== null) await this.sessionStore.endAll(absorbedId);
    // Whoever held the old number must not stay signed in as the holder of the new one.
    if (before.phone === after.phone) await this.sessions.refresh(id);
    else await this.sessionStore.endAll(id);
    return toClient(after, caller.roles);
  }

  /**
   * Makes way for a client's new phone: somebody who only signed up with it is that client, and their empty account goes. Returns
   * its id, or null when nobody had to go.
   */
  private async freePhone(
    client: ClientPerson,
    { person: { phone } }: ClientFields,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<string | null> {
    if (client.phone === phone) return null;
    // Signing in as staff hangs on the phone, and roles are an owner's business, not that of everybody who edits clients.
    if (client.roles.length > 0) throw new DomainError('FORBIDDEN');
    const holder = await this.people.findByPhone(phone, session);
    if (holder === null) return null;
    if (!isMereContact(holder)) throw new DomainError('DUPLICATE');
    await this.clients.removeContact(holder._id, session);
    const subjectId = holder._id.toHexString();
    const after = { clientId: client._id.toHexString() };
    await this.audit.record({ action: 'contact.absorbed', subject: 'person', subjectId, after, caller }, session);
    return subjectId;
  }

  private async scopeOf(caller: SignedInCaller): Promise<ClientScope> {
    if (seesAllClients(caller.roles)) return { all: true };
    return { all: false, ids: await this.teams.clientsOf(caller.personId) };
  }

  private async record(
    action: string,
    before: ClientPerson | null,
    after: ClientPerson,
    caller: SignedInCaller,
    session: ClientSession,
  ): Promise<void> {
    const shown = (client: ClientPerson) => toClient(client, caller.roles);
    const subjectId = after._id.toHexString();
    const change = { ...(before && { before: shown(before) }), after: shown(after) };
    await this.audit.record({ action, subject: 'client', subjectId, ...change, caller }, session);
  }
}

/** The phone is the only unique value of a person. */
function refuseDuplicate(error: unknown): never {
  throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
}

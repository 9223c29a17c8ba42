import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import type { Client, ClientShelf } from '@diwan/contracts/people/clients/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseTeamRepository } from './case-team.repository.js';
import { mayBePut } from './client.machine.js';
import { toClient } from './client.presenter.js';
import { ClientRepository } from './client.repository.js';
import { ClientRecords } from './client-records.js';

const ACTIONS = { archived: 'client.archived', deleted: 'client.deleted', kept: 'client.restored' } as const;

/** Puts a client aside or takes them back. Whoever has records is archived, never deleted (D-124). */
@Injectable()
export class ShelveClient {
  constructor(
    private readonly clients: ClientRepository,
    private readonly teams: CaseTeamRepository,
    private readonly records: ClientRecords,
    private readonly versionedEdit: VersionedEdit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT; for deleting also CLIENT_HAS_RECORDS, FORBIDDEN (a colleague), UNAVAILABLE (nobody can say what hangs on them). */
  async run(caller: SignedInCaller, id: string, version: number, shelf: ClientShelf | null): Promise<Client> {
    if (shelf === 'deleted') await this.refuseRecords(id);
    const now = this.clock.now();
    const after = await this.versionedEdit.run(
      { action: ACTIONS[shelf ?? 'kept'], subject: 'client', id, caller },
      {
        read: (session) => this.clients.find({ all: true }, id, session),
        change: async (client, session) => {
          const before = client.client.shelf ?? null;
          if (client.version !== version || !mayBePut(before, shelf)) throw new DomainError('CONFLICT');
          if (shelf === 'deleted') {
            if (client.roles.length > 0) throw new DomainError('FORBIDDEN');
            // A case that was opened since the other service was asked is known here by its event.
            if (await this.teams.hasCases(client._id, session)) throw new DomainError('CLIENT_HAS_RECORDS');
          }
          return shelf;
        },
        write: (to, client, session) => this.clients.shelve(client, to, now, session),
        audited: (client, to) => ({ before: { shelf: client.client.shelf ?? null }, after: { shelf: to } }),
        also: async (_written, _client, session) => {
          await this.outbox.add(ClientChangedV1, { clientId: id }, session);
        },
      },
    );
    return toClient(after, caller.roles);
  }

  private async refuseRecords(clientId: string): Promise<void> {
    if ((await this.clients.find({ all: true }, clientId)) === null) throw new DomainError('NOT_FOUND');
    if ((await this.records.of(clientId)).length > 0) throw new DomainError('CLIENT_HAS_RECORDS');
  }
}

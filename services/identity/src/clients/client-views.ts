import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { Client, listClients } from '@diwan/contracts/people/clients/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseTeamRepository } from './case-team.repository.js';
import { type ClientPerson, toClient } from './client.presenter.js';
import { ClientRepository } from './client.repository.js';
import { type ClientScope, seesAllClients } from './client-scope.js';

/** Who of the staff reads. */
type Reader = Pick<SignedInCaller, 'personId' | 'roles'>;

/** Clients as staff read them, each member of staff those they may (SEC-04). */
@Injectable()
export class ClientViews {
  constructor(
    private readonly clients: ClientRepository,
    private readonly teams: CaseTeamRepository,
  ) {}

  async list(
    caller: SignedInCaller,
    { search = '', shelf, sort, page, limit }: InputOf<typeof listClients>['query'],
  ): Promise<ResponseOf<typeof listClients>> {
    const found = await this.clients.list(await this.scopeOf(caller), {
      search,
      shelf: shelf ?? null,
      sort,
      page,
      limit,
    });
    return { ...found, items: found.items.map((client) => toClient(client, caller.roles)) };
  }

  async one(caller: SignedInCaller, id: string): Promise<Client> {
    return toClient(await this.inScope(caller, id), caller.roles);
  }

  /** Throws NOT_FOUND for unknown clients and for those the caller may not read. */
  async inScope(caller: Reader, id: string): Promise<ClientPerson> {
    const client = await this.clients.find(await this.scopeOf(caller), id);
    if (client === null) throw new DomainError('NOT_FOUND');
    return client;
  }

  private async scopeOf(caller: Reader): Promise<ClientScope> {
    if (seesAllClients(caller.roles)) return { all: true };
    return { all: false, ids: await this.teams.clientsOf(caller.personId) };
  }
}

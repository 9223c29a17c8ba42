import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  archiveClient,
  type Client,
  createClient,
  deleteClient,
  getClient,
  getClientRecords,
  listClients,
  restoreClient,
  updateClient,
} from '@diwan/contracts/people/clients/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ChangeClient } from './change-client.js';
import { ClientRecords } from './client-records.js';
import { ClientViews } from './client-views.js';
import { CreateClient } from './create-client.js';
import { ShelveClient } from './shelve-client.js';

/** Clients as staff keep them. */
@Controller()
export class ClientController {
  constructor(
    private readonly views: ClientViews,
    private readonly records: ClientRecords,
    private readonly createClient: CreateClient,
    private readonly changeClient: ChangeClient,
    private readonly shelveClient: ShelveClient,
  ) {}

  @Endpoint(listClients)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listClients>,
  ): Promise<ResponseOf<typeof listClients>> {
    return this.views.list(caller, query);
  }

  @Endpoint(getClient)
  get(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof getClient>): Promise<Client> {
    return this.views.one(caller, params.id);
  }

  @Endpoint(getClientRecords)
  async recordsOf(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getClientRecords>,
  ): Promise<ResponseOf<typeof getClientRecords>> {
    await this.views.inScope(caller, params.id);
    return this.records.of(params.id);
  }

  @Endpoint(createClient)
  create(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof createClient>): Deed<Client> {
    return this.createClient.run(caller, body);
  }

  @Endpoint(updateClient)
  update(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof updateClient>): Promise<Client> {
    return this.changeClient.run(caller, params.id, body);
  }

  @Endpoint(archiveClient)
  archive(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof archiveClient>): Promise<Client> {
    return this.shelveClient.run(caller, params.id, body.version, 'archived');
  }

  @Endpoint(deleteClient)
  delete(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof deleteClient>): Promise<Client> {
    return this.shelveClient.run(caller, params.id, body.version, 'deleted');
  }

  @Endpoint(restoreClient)
  restore(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof restoreClient>): Promise<Client> {
    return this.shelveClient.run(caller, params.id, body.version, null);
  }
}

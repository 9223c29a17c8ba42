import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { createClient, getClient, listClients, updateClient } from '@diwan/contracts/people/clients/http';
import type { Deed } from '@diwan/service-kit/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { ClientService } from './client.service.js';

/** Clients as staff keep them. */
@Controller()
export class ClientController {
  constructor(private readonly clients: ClientService) {}

  @Endpoint(listClients)
  list(
    @Input() { query }: InputOf<typeof listClients>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof listClients>> {
    return this.clients.list(query, caller);
  }

  @Endpoint(getClient)
  get(
    @Input() { params }: InputOf<typeof getClient>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof getClient>> {
    return this.clients.get(params.id, caller);
  }

  @Endpoint(createClient)
  create(
    @Input() { body }: InputOf<typeof createClient>,
    @Caller() caller: SignedInCaller,
  ): Deed<ResponseOf<typeof createClient>> {
    return this.clients.create(body, caller);
  }

  @Endpoint(updateClient)
  update(
    @Input() { params, body }: InputOf<typeof updateClient>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof updateClient>> {
    return this.clients.update(params.id, body, caller);
  }
}

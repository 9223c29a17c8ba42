import {
  clientOnDocuments,
  findClientIds,
  provenOfClient,
  ratesOfClients,
} from '@diwan/contracts/people/clients/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { isEmailVerified } from '../persons/person-facts.js';
import { ClientRepository } from './client.repository.js';
import { ClientViews } from './client-views.js';

type InputOf<O> = O extends Operation<infer I> ? z.output<I> : never;
type OutputOf<O> = O extends Operation<z.core.$ZodType, infer Out> ? z.output<Out> : never;

/** At most this many clients answer a search of another service. */
const MOST_FOUND = 200;

/** What other services may ask about clients. */
@Injectable()
export class ClientAnswers {
  constructor(
    private readonly clients: ClientRepository,
    private readonly views: ClientViews,
  ) {}

  @Answers(findClientIds)
  async findClients({ search }: InputOf<typeof findClientIds>): Promise<OutputOf<typeof findClientIds>> {
    return (await this.clients.findIds(search, MOST_FOUND)).map((id) => id.toHexString());
  }

  /** An address or a number that was only stated may be somebody else's. */
  @Answers(provenOfClient)
  async proven({ clientId, by }: InputOf<typeof provenOfClient>): Promise<OutputOf<typeof provenOfClient>> {
    const client = await this.views.inScope(by, clientId);
    return { phone: client.verifiedAt ? client.phone : null, email: isEmailVerified(client) ? client.email : null };
  }

  @Answers(ratesOfClients)
  rates({ ids }: InputOf<typeof ratesOfClients>): Promise<OutputOf<typeof ratesOfClients>> {
    return this.clients.ratesOf(ids);
  }

  @Answers(clientOnDocuments)
  onDocuments({ clientId }: InputOf<typeof clientOnDocuments>): Promise<OutputOf<typeof clientOnDocuments>> {
    return this.clients.onDocuments(clientId);
  }
}

import { type ClientOnDocuments, clientOnDocuments } from '@diwan/contracts/people/clients/questions';
import { People } from '@diwan/service-kit/people/people.service';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Whose person was erased before anything was issued to them. */
const NAMELESS = '—';

/** Clients as documents name them. What is issued keeps the name that its client had then (ADR 0027). */
@Injectable()
export class ClientNames {
  constructor(
    private readonly people: People,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws DomainError UNAVAILABLE while nobody can say: no document goes out without a name only because identity is away. */
  async nameOf(clientId: string): Promise<string> {
    const name = (await this.people.namesOf([clientId])).get(clientId);
    return name || (await this.people.known([clientId])).get(clientId)?.name || NAMELESS;
  }

  /** What stands below the name. Throws DomainError UNAVAILABLE. */
  particularsOf(clientId: string): Promise<ClientOnDocuments | null> {
    return this.rpc.ask(clientOnDocuments, { clientId });
  }
}

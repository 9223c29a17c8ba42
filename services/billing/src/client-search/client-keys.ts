import { type KnownPerson, People } from '@diwan/service-kit/people/people.service';
import { nameKeys } from '@diwan/service-kit/store/search-keys';
import { Injectable } from '@nestjs/common';

/** The keys of a client's names in both scripts, each from its beginning; none of somebody who is not known any more. */
export const clientKeysOf = (client: Pick<KnownPerson, 'name' | 'otherNames'> | undefined): string[] =>
  client ? [...new Set([client.name, ...(client.otherNames ?? [])].flatMap(nameKeys))] : [];

/** By what documents of money are found when a client's name is looked for. */
@Injectable()
export class ClientKeys {
  constructor(private readonly people: People) {}

  /** Throws DomainError UNAVAILABLE when identity does not answer. */
  async of(clientId: string): Promise<string[]> {
    return clientKeysOf((await this.people.known([clientId])).get(clientId));
  }
}

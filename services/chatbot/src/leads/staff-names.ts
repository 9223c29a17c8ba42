import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** What the staff are called. */
@Injectable()
export class StaffNames {
  constructor(private readonly rpc: RpcClient) {}

  /** Names by id, 200 ids at most. Nobody has one while identity does not answer: leads can be read all the same. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const people = await this.rpc.ask(namesOfPeople, { ids: [...new Set(ids)] });
      return new Map(people.map(({ id, name }) => [id, name]));
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return new Map();
      throw fault;
    }
  }
}

import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { westernDigits } from '@diwan/contracts/shared/phone';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Tells what somebody typed into a search of money: a number, or the name of a client. */
@Injectable()
export class ClientSearch {
  constructor(private readonly rpc: RpcClient) {}

  /** Clients with such a name; null where a number is looked for, or nothing. Throws UNAVAILABLE when identity does not answer. */
  async clientsFor(search: string | undefined): Promise<string[] | null> {
    if (!search || /\d/.test(westernDigits(search))) return null;
    return this.rpc.ask(findClientIds, { search });
  }
}

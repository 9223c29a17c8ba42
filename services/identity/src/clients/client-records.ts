import { type ClientRecordCount, RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** What hangs on a client in other services. */
@Injectable()
export class ClientRecords {
  constructor(private readonly rpc: RpcClient) {}

  /** Counts by kind; nothing of a kind is left out. Throws UNAVAILABLE when a service cannot say. */
  async of(clientId: string): Promise<ClientRecordCount[]> {
    const counts = await Promise.all(
      Object.values(RECORDS_OF_CLIENT).map((question) => this.rpc.ask(question, { clientId })),
    );
    return counts.flat().filter(({ count }) => count > 0);
  }
}

import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { Injectable, Module, type Type } from '@nestjs/common';
import type * as z from 'zod/mini';
import { Answers } from '../rpc/rpc.js';
import { modelProvider } from '../store/database.js';
import { clientMoveSchema } from './client-move.schema.js';
import { ClientParts } from './client-part.js';
import { MoveClientParts } from './move-client-parts.js';

/**
 * The module of a service that keeps something of clients: nouns add their part through `ClientParts`. It answers what hangs on a client
 * (D-124), and moves it when two records of one client are merged (LEAD-08).
 */
export function clientPartsOf(service: keyof typeof RECORDS_OF_CLIENT): Type {
  const records = RECORDS_OF_CLIENT[service];
  const moved = MOVED_BY_MERGE[service];

  @Injectable()
  class ClientPartsAnswers {
    constructor(
      private readonly parts: ClientParts,
      private readonly moves: MoveClientParts,
    ) {}

    @Answers(records)
    records({ clientId }: z.output<typeof records.input>): Promise<z.output<typeof records.output>> {
      return this.parts.countsOf(clientId);
    }

    @Answers(moved)
    async moved({ mergeId }: z.output<typeof moved.input>): Promise<z.output<typeof moved.output>> {
      return (await this.moves.of(mergeId)) ?? { state: 'waiting', moved: [] };
    }
  }

  @Module({
    providers: [modelProvider('ClientMove', clientMoveSchema), ClientParts, MoveClientParts, ClientPartsAnswers],
    exports: [ClientParts],
  })
  class ClientPartsModule {}
  return ClientPartsModule;
}

import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DelegationRepository } from './delegation.repository.js';

/** Whom a client let look at their file, in a copy of their data (PORT-08): in the words they said it. */
@Injectable()
export class DataOfDelegates implements OnModuleInit {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('delegates', async (personId) => {
      const rows = (await this.delegations.ofClient(personId)).map((delegation) =>
        dataRow({
          name: delegation.name,
          phone: delegation.phone,
          description: delegation.relation,
          topic: [...delegation.scopes],
          status: delegation.state,
          until: delegation.lastDay,
          createdAt: delegation.createdAt.toISOString(),
        }),
      );
      return { rows, next: null };
    });
  }
}

import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Subscriptions } from './subscriptions.js';

/** The subscription of the address that a person proved to read, in a copy of their data (PORT-08). */
@Injectable()
export class DataOfSubscription implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly rpc: RpcClient,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('newsletter', async (personId) => {
      const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
      const subscription = person?.provenEmail ? await this.subscriptions.of(person.provenEmail) : null;
      if (subscription === null) return { rows: [], next: null };
      const { email, language, categories, state, consent, confirmedAt, endedAt } = subscription;
      const row = dataRow({
        email,
        language,
        topic: categories,
        status: state,
        consentText: consent.version,
        consentAt: consent.at.toISOString(),
        confirmedAt: confirmedAt?.toISOString(),
        endedAt: endedAt?.toISOString(),
      });
      return { rows: [row], next: null };
    });
  }
}

import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channelsReaching, wishesOf } from '../persons/message-wishes.js';
import { PersonRepository } from '../persons/person.repository.js';
import { MessageOffers } from './message-offers.js';

/** Which messages a person agreed to or stopped, in a copy of their data (PORT-08). */
@Injectable()
export class DataOfConsents implements OnModuleInit {
  constructor(
    private readonly people: PersonRepository,
    private readonly parts: DataParts,
    private readonly offers: MessageOffers,
  ) {}

  onModuleInit(): void {
    this.parts.add('consents', async (personId) => {
      const person = await this.people.findById(personId);
      const wishes = person === null ? [] : wishesOf(person, channelsReaching(person, await this.offers.ask()));
      const rows = wishes.map(({ topic, channel, wanted, changedAt, text }) =>
        dataRow({ topic, channel, wanted, changedAt, consentText: text }),
      );
      return { rows, next: null };
    });
  }
}

import { CONFIG } from '@diwan/service-kit/app/config';
import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { PersonRepository } from '../persons/person.repository.js';
import { isEmailVerified, quietHoursOf } from '../persons/person-facts.js';

/** What is kept of a person themselves, in a copy of their data (PORT-08): not what the firm notes or charges. */
@Injectable()
export class DataOfProfile implements OnModuleInit {
  constructor(
    private readonly people: PersonRepository,
    private readonly parts: DataParts,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  onModuleInit(): void {
    this.parts.add('profile', async (personId) => {
      const person = await this.people.findById(personId);
      if (person === null) return { rows: [], next: null };
      const { client } = person;
      const { hours } = quietHoursOf(person, this.config.QUIET_HOURS);
      const row = dataRow({
        name: person.name,
        phone: person.phone,
        whatsapp: person.whatsappNumber,
        email: person.email,
        emailVerified: person.email === null ? null : isEmailVerified(person),
        address: person.address,
        language: person.language,
        registeredAt: person.createdAt.toISOString(),
        lastSignInAt: person.lastSignInAt?.toISOString(),
        clientSince: client?.since.toISOString(),
        clientType: client?.clientType,
        registration: client?.businessRegistration,
        taxId: client?.taxId,
        emergencyContact: client?.emergencyContact,
        firstChannel: person.firstChannel,
        quietHours: hours && `${hours.from}:00–${hours.until}:00`,
      });
      return { rows: [row], next: null };
    });
  }
}

import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOwnProfile } from '@diwan/contracts/http/identity';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { PersonRepository } from './person.repository.js';

/** A person's own contact data. There is no way to look up anybody else's (D-150). */
@Controller()
export class ProfileController {
  constructor(private readonly people: PersonRepository) {}

  @Endpoint(getOwnProfile)
  async own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnProfile>> {
    const person = await this.people.findById(caller.personId);
    if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
    const { name, phone, whatsappNumber, email, address, language } = person;
    return { name, phone, whatsappNumber, email, address, language };
  }
}

import { formerPhone } from '@diwan/contracts/people/profile/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PersonRepository } from '../persons/person.repository.js';

/** Tells notifications which phone is warned that an account changed to another one. */
@Injectable()
export class FormerPhoneAnswer {
  constructor(private readonly people: PersonRepository) {}

  @Answers(formerPhone)
  async answer({ personId, at }: z.output<typeof formerPhone.input>): Promise<z.output<typeof formerPhone.output>> {
    const person = await this.people.findById(personId);
    if (person?.formerPhone?.at.toISOString() !== at) return null;
    return { phone: person.formerPhone.number, language: person.language };
  }
}

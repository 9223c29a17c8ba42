import { namesInFull } from '@diwan/contracts/people/clients/names';
import {
  clientsWanting,
  countClientsWanting,
  namesOfPeople,
  peopleAtPhone,
  reachOfPeople,
} from '@diwan/contracts/people/persons/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { isStaff } from '@diwan/contracts/shared/role';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { MergedSignIns } from './merged-sign-ins.js';
import { wantedChannels } from './message-wishes.js';
import { PersonRepository } from './person.repository.js';
import { isClient, isEmailVerified, provenNumbersOf, statedHours, whatsappOf } from './person-facts.js';

type InputOf<O> = O extends Operation<infer I> ? z.output<I> : never;
type OutputOf<O> = O extends Operation<z.core.$ZodType, infer Out> ? z.output<Out> : never;

/** So many people are named in one answer. */
const AT_ONCE = 200;

/** What other services may ask about people. */
@Injectable()
export class PersonAnswers {
  constructor(
    private readonly people: PersonRepository,
    private readonly signIns: MergedSignIns,
  ) {}

  @Answers(reachOfPeople)
  async reach({ ids }: InputOf<typeof reachOfPeople>): Promise<OutputOf<typeof reachOfPeople>> {
    return (await this.people.findMany(ids)).map((person) => ({
      id: person._id.toHexString(),
      name: person.name,
      language: person.language,
      phone: person.phone,
      whatsapp: whatsappOf(person),
      provenNumbers: provenNumbersOf(person),
      email: person.email,
      provenEmail: isEmailVerified(person) ? person.email : null,
      ...((person.messageWishes || person.fileMessages || person.firstChannel) && { channels: wantedChannels(person) }),
      ...(person.quietHours && { quietHours: statedHours(person.quietHours) }),
    }));
  }

  @Answers(clientsWanting)
  async wanting({ topic, after, language }: InputOf<typeof clientsWanting>): Promise<OutputOf<typeof clientsWanting>> {
    const found = await this.people.clientsWanting({ topic, language }, after, AT_ONCE);
    const ids = found.map((id) => id.toHexString());
    return { ids, next: ids.length < AT_ONCE ? null : (ids.at(-1) ?? null) };
  }

  @Answers(peopleAtPhone)
  async atPhone({ phone }: InputOf<typeof peopleAtPhone>): Promise<OutputOf<typeof peopleAtPhone>> {
    const holders = (await this.people.reachedAt(phone, AT_ONCE)).filter(
      (person) => whatsappOf(person) === phone || person.phone === phone,
    );
    // Of a merged record the one that took it over, by the same rule as signing in.
    const people = await Promise.all(holders.map((holder) => this.signIns.openedBy(holder)));
    return { ids: [...new Set(people.map(({ _id }) => _id.toHexString()))] };
  }

  @Answers(countClientsWanting)
  async countWanting(wish: InputOf<typeof countClientsWanting>): Promise<OutputOf<typeof countClientsWanting>> {
    return { count: await this.people.countClientsWanting(wish) };
  }

  @Answers(namesOfPeople)
  async names({ ids }: InputOf<typeof namesOfPeople>): Promise<OutputOf<typeof namesOfPeople>> {
    return (await this.people.findMany(ids)).map((person) => {
      const { name } = person;
      const otherNames = namesInFull(person.client?.names).filter((other) => other !== name);
      const who = { id: person._id.toHexString(), name, isClient: isClient(person), isStaff: isStaff(person.roles) };
      return otherNames.length > 0 ? { ...who, otherNames } : who;
    });
  }
}

import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';
import { can, PERMISSIONS } from '@diwan/contracts/shared/permission';
import { isStaff, STAFF_ROLES } from '@diwan/contracts/shared/role';
import { Answers } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { ClientRepository } from '../clients/client.repository.js';
import { PersonRepository } from './person.repository.js';
import { noticesAllowed, whatsappOf } from './person-facts.js';

type InputOf<O> = O extends Operation<infer I> ? z.output<I> : never;
type OutputOf<O> = O extends Operation<z.core.$ZodType, infer Out> ? z.output<Out> : never;

/** At most this many clients answer a search of another service. */
const MOST_FOUND = 200;

/** What other services may ask about people. */
@Injectable()
export class PeopleAnswers {
  constructor(
    private readonly people: PersonRepository,
    private readonly clients: ClientRepository,
  ) {}

  @Answers(reachOfPeople)
  async reach({ ids }: InputOf<typeof reachOfPeople>): Promise<OutputOf<typeof reachOfPeople>> {
    return (await this.people.findMany(ids)).map((person) => ({
      id: person._id.toHexString(),
      name: person.name,
      language: person.language,
      phone: person.phone,
      whatsapp: whatsappOf(person),
      email: person.email,
      noticesAllowed: noticesAllowed(person),
    }));
  }

  @Answers(namesOfPeople)
  async names({ ids }: InputOf<typeof namesOfPeople>): Promise<OutputOf<typeof namesOfPeople>> {
    return (await this.people.findMany(ids)).map((person) => ({
      id: person._id.toHexString(),
      name: person.name,
      isClient: person.client !== null,
      isStaff: isStaff(person.roles),
    }));
  }

  @Answers(findClientIds)
  async findClients({ search }: InputOf<typeof findClientIds>): Promise<OutputOf<typeof findClientIds>> {
    return (await this.clients.findIds(search, MOST_FOUND)).map((id) => id.toHexString());
  }

  /** An unknown permission is nobody's. */
  @Answers(staffWithPermission)
  async staff({ permission }: InputOf<typeof staffWithPermission>): Promise<OutputOf<typeof staffWithPermission>> {
    const known = PERMISSIONS.find((candidate) => candidate === permission);
    if (known === undefined) return [];
    const roles = STAFF_ROLES.filter((role) => can([role], known));
    return (await this.people.staffWithRoles(roles)).map((id) => id.toHexString()).slice(0, MOST_FOUND);
  }
}

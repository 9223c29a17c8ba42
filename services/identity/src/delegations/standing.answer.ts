import { standingOfPerson } from '@diwan/contracts/people/persons/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PersonRepository } from '../persons/person.repository.js';
import { isClient, sessionRoles } from '../persons/person-facts.js';
import { DelegationRepository } from './delegation.repository.js';
import { actingForOf, stateOf } from './delegation.rules.js';

type Question = z.output<typeof standingOfPerson.input>;
type Answer = z.output<typeof standingOfPerson.output>;

/** Says what somebody may do now, without a session of theirs: whose roles and delegations have ended has lost what hung on them. */
@Injectable()
export class StandingAnswer {
  constructor(
    private readonly people: PersonRepository,
    private readonly delegations: DelegationRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(standingOfPerson)
  async standing({ personId, delegationId }: Question): Promise<Answer> {
    const person = await this.people.findById(personId);
    if (!person) return null;
    const standing = { language: person.language, roles: sessionRoles(person), isClient: isClient(person) };
    if (delegationId === null) return { ...standing, actingFor: null };
    const mandate = await this.delegations.known(delegationId);
    const client = mandate && (await this.people.findById(mandate.clientId));
    const isTheirs = mandate?.delegateId?.toHexString() === personId;
    if (!mandate || !client || !isTheirs || !isClient(client)) return null;
    if (stateOf(mandate, this.clock.now()) !== 'active') return null;
    return { ...standing, actingFor: actingForOf(mandate, client.name) };
  }
}

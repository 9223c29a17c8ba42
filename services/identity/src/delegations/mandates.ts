import type { Mandate } from '@diwan/contracts/people/delegations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PersonRepository } from '../persons/person.repository.js';
import { toMandate } from './delegation.presenter.js';
import { type Delegate, DelegationRepository } from './delegation.repository.js';
import type { DelegationRecord } from './delegation.schema.js';

/** What somebody was named for, read by their own session alone. */
@Injectable()
export class Mandates {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly people: PersonRepository,
    private readonly clock: Clock,
  ) {}

  async list(caller: SignedInCaller): Promise<Mandate[]> {
    const found = await this.delegations.ofDelegate(await this.delegateOf(caller));
    const clients = await this.people.findMany([...new Set(found.map(({ clientId }) => clientId.toHexString()))]);
    const names = new Map(clients.map(({ _id, name }) => [_id.toHexString(), name]));
    const now = this.clock.now();
    return found.map((record) => toMandate(record, names.get(record.clientId.toHexString()) ?? '', now));
  }

  /** Throws NOT_FOUND for what is nobody's or somebody else's. */
  async one(delegate: Delegate, id: string, session?: ClientSession): Promise<DelegationRecord> {
    const record = await this.delegations.oneOfDelegate(delegate, id, session);
    if (record === null) throw new DomainError('NOT_FOUND');
    return record;
  }

  async shown(record: DelegationRecord): Promise<Mandate> {
    const client = await this.people.findById(record.clientId);
    return toMandate(record, client?.name ?? '', this.clock.now());
  }

  async delegateOf({ personId }: SignedInCaller): Promise<Delegate> {
    const person = await this.people.findById(personId);
    if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
    return { id: person._id, phone: person.phone };
  }
}

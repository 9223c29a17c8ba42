import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { PersonName } from './person-name.schema.js';

/** Most ids that identity takes in one question. */
const BATCH = 200;

/** A person of identity, as far as cases need to know them. */
export interface KnownPerson {
  id: string;
  name: string;
  isClient: boolean;
  isStaff: boolean;
}

/** Who people are: asks identity in batches and keeps the names, so that lists can still be read while identity is away. */
@Injectable()
export class People {
  constructor(
    private readonly rpc: RpcClient,
    @InjectModel('PersonName') private readonly names: Model<PersonName>,
  ) {}

  /** People known to identity, by id. Throws DomainError UNAVAILABLE when identity does not answer. */
  async known(ids: readonly string[]): Promise<Map<string, KnownPerson>> {
    const wanted = [...new Set(ids)];
    const people: KnownPerson[] = [];
    for (let start = 0; start < wanted.length; start += BATCH)
      people.push(...(await this.rpc.ask(namesOfPeople, { ids: wanted.slice(start, start + BATCH) })));
    await this.remember(people);
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Names by id, of those who have one; the last known ones when identity does not answer. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    try {
      const people = await this.known(ids);
      return new Map([...people].map(([id, person]) => [id, person.name]));
    } catch (fault) {
      if (!(fault instanceof DomainError) || fault.code !== 'UNAVAILABLE') throw fault;
      return this.copies(ids);
    }
  }

  /** Name and telephone number of one person. Throws DomainError UNAVAILABLE when identity does not know or does not answer. */
  async reach(personId: string): Promise<{ name: string; phone: string }> {
    const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) throw new DomainError('UNAVAILABLE', { detail: 'The person of this session is not known.' });
    return { name: person.name, phone: person.phone };
  }

  /** Writes the names that are new, before and apart from the work that asked for them. */
  private async remember(people: readonly KnownPerson[]): Promise<void> {
    const copies = await this.copies(people.map((person) => person.id));
    for (const { id, name } of people) {
      if (copies.get(id) === name) continue;
      await this.names.updateOne({ _id: id }, { $set: { name } }, { upsert: true }).catch((fault: unknown) => {
        if (!isDuplicateKey(fault)) throw fault;
      });
    }
  }

  private async copies(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.names.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<PersonName[]>();
    return new Map(rows.map((row) => [row._id, row.name]));
  }
}

import { namesOfPeople, reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { DomainError, isDuplicateKey } from '../http/domain-error.js';
import { RpcClient } from '../rpc/rpc.js';
import type { PersonName } from './person-name.schema.js';

/** Most ids that identity takes in one question. */
const BATCH = 200;

/**
 * A name is believed this long before identity is asked for it again, in milliseconds: lists are read far more often than people are
 * renamed. A client's new name comes with its event; that of a member of staff is seen within this time.
 */
const BELIEVED = 20_000;

/** A person of identity, as far as cases need to know them. */
export interface KnownPerson {
  id: string;
  name: string;
  /** A client's name as it is written in full in either script. */
  otherNames?: readonly string[] | undefined;
  isClient: boolean;
  isStaff: boolean;
}

/** All that somebody is called: the name that is shown, and a client's in full in either script. */
export const allNamesOf = ({ name, otherNames = [] }: Pick<KnownPerson, 'name' | 'otherNames'>): string[] => [
  name,
  ...otherNames,
];

/** Who people are: asks identity in batches and keeps the names, so that lists can still be read while identity is away. */
@Injectable()
export class People {
  private readonly lately = new LRUCache<string, string>({ max: 10_000, ttl: BELIEVED });

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
    for (const { id, name } of people) this.lately.set(id, name);
    await this.remember(people);
    return new Map(people.map((person) => [person.id, person]));
  }

  /** Names by id, of those who have one: as identity said them lately, or when it does not answer, the last known ones. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const name = this.lately.get(id);
      if (name === undefined) missing.push(id);
      else names.set(id, name);
    }
    if (missing.length > 0) for (const [id, name] of await this.asked(missing)) names.set(id, name);
    return names;
  }

  /** All that people are called, by id, for what is found by their names: as identity says it, or when it does not answer, as last known. */
  async allNamesOf(ids: readonly string[]): Promise<Map<string, readonly string[]>> {
    return new Map([...(await this.knownOrLast(ids))].map(([id, person]) => [id, allNamesOf(person)]));
  }

  private async asked(ids: readonly string[]): Promise<Map<string, string>> {
    return new Map([...(await this.knownOrLast(ids))].map(([id, { name }]) => [id, name]));
  }

  private async knownOrLast(ids: readonly string[]): Promise<Map<string, Pick<KnownPerson, 'name' | 'otherNames'>>> {
    try {
      return await this.known(ids);
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

  /** Removes the copy of a name. */
  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.names.deleteOne({ _id: personId }, { session });
    this.lately.delete(personId);
  }

  /** Writes the names that are new, before and apart from the work that asked for them. */
  private async remember(people: readonly KnownPerson[]): Promise<void> {
    const copies = await this.copies(people.map((person) => person.id));
    for (const { id, ...person } of people) {
      const known = copies.get(id);
      if (known && String(allNamesOf(known)) === String(allNamesOf(person))) continue;
      const { name, otherNames = [] } = person;
      await this.names
        .updateOne({ _id: id }, { $set: { name, otherNames: [...otherNames] } }, { upsert: true })
        .catch((fault: unknown) => {
          if (!isDuplicateKey(fault)) throw fault;
        });
    }
  }

  private async copies(ids: readonly string[]): Promise<Map<string, PersonName>> {
    const rows = await this.names.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<PersonName[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }
}

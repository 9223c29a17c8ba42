import { type Page, pageOf } from '@diwan/service-kit/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { PersonRecord } from '../persons/person.schema.js';
import type { ClientPerson } from './client.presenter.js';
import type { ClientFields } from './client-fields.js';
import type { ClientScope } from './client-scope.js';

/** Every client began after this; makes the index on `client.since` serve "is a client". */
const BEGINNING = new Date(0);
const NEWEST_FIRST = { 'client.since': -1, _id: -1 } as const;

/** Keeps the clients among the people. Every question says which clients it may touch. */
@Injectable()
export class ClientRepository {
  constructor(@InjectModel('Person') private readonly people: Model<PersonRecord>) {}

  /** One page of clients, newest first, and how many match in all. */
  async list(
    scope: ClientScope,
    { search, page, limit }: { search: string; page: number; limit: number },
  ): Promise<Page<ClientPerson>> {
    const request = { sort: NEWEST_FIRST, page, limit };
    const terms = searchTerms(search) ?? [];
    // Who sees the clients of their cases only has few of them: their ids are looked up, and the words compared.
    const found =
      scope.all && terms.length > 0
        ? await pageOf(
            this.people,
            {},
            {
              ...request,
              search: { field: 'client.searchKeys', patterns: terms.map(beginsWith), order: NEWEST_FIRST },
            },
          )
        : await pageOf(this.people, clientsMatching(scope, search), request);
    return { ...found, items: found.items as ClientPerson[] };
  }

  async find(scope: ClientScope, id: string, session?: ClientSession): Promise<ClientPerson | null> {
    const filter = { ...inScope(scope, new Types.ObjectId(id)), ...isClient() };
    return (await this.people.findOne(filter, null, { session }).lean()) as ClientPerson | null;
  }

  /** Ids of clients found by a search, newest first. */
  async findIds(search: string, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.people
      .find(clientsMatching({ all: true }, search), { _id: 1 })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }

  /** Makes a person who is no client yet a client; null when it became one in the meantime. */
  async makeClient(
    id: Types.ObjectId,
    fields: ClientFields,
    now: Date,
    session: ClientSession,
  ): Promise<ClientPerson | null> {
    const client = { ...fields.client, since: now };
    const changed = await this.people
      .findOneAndUpdate(
        { _id: id, client: null },
        { $set: { ...fields.person, client }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
    return changed as ClientPerson | null;
  }

  async create(fields: ClientFields, now: Date, session: ClientSession): Promise<ClientPerson> {
    const client = { ...fields.client, since: now };
    const [created] = await this.people.create([{ ...fields.person, client, createdAt: now }], { session });
    if (created === undefined) throw new Error('The database answered an insert without the document.');
    return created.toObject() as ClientPerson;
  }

  /**
   * Writes a client that nobody changed since `version`; null otherwise. A new phone has not been proven by anybody, and a WhatsApp number
   * was proven by whoever held the old one, so it goes too.
   */
  async update(
    before: ClientPerson,
    version: number,
    fields: ClientFields,
    session: ClientSession,
  ): Promise<ClientPerson | null> {
    const samePhone = before.phone === fields.person.phone;
    const changed = await this.people
      .findOneAndUpdate(
        { _id: before._id, version },
        {
          $set: {
            ...fields.person,
            client: { ...fields.client, since: before.client.since },
            verifiedAt: samePhone ? before.verifiedAt : null,
            provenWhatsapp:
              samePhone && before.whatsappNumber === fields.person.whatsappNumber
                ? (before.provenWhatsapp ?? null)
                : null,
          },
          $inc: { version: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean();
    return changed as ClientPerson | null;
  }

  /** Removes somebody who only signed up; the caller made sure that nothing else hangs on them. */
  async removeContact(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.people.deleteOne({ _id: id, client: null, roles: trusted({ $size: 0 }) }, { session });
  }
}

function isClient(): QueryFilter<PersonRecord> {
  return { 'client.since': trusted({ $gt: BEGINNING }) };
}

function inScope(scope: ClientScope, id?: Types.ObjectId): QueryFilter<PersonRecord> {
  if (scope.all) return id ? { _id: id } : {};
  const ids = id ? scope.ids.filter((allowed) => allowed.equals(id)) : scope.ids;
  return { _id: trusted({ $in: [...ids] }) };
}

function clientsMatching(scope: ClientScope, search: string): QueryFilter<PersonRecord> {
  const terms = searchTerms(search);
  if (terms === null) return { ...inScope(scope), ...isClient() };
  if (terms.length === 0) return { _id: trusted({ $in: [] }) };
  return { ...inScope(scope), $and: terms.map((term) => ({ 'client.searchKeys': beginsWith(term) })) };
}

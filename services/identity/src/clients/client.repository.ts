import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { ClientShelf, listClients } from '@diwan/contracts/people/clients/http';
import type { ClientOnDocuments } from '@diwan/contracts/people/clients/questions';
import type { Money } from '@diwan/contracts/shared/money';
import { orderBy, type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { beginsWith, searchTerms } from '@diwan/service-kit/store/search-keys';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { PersonRecord } from '../persons/person.schema.js';
import type { ClientPerson } from './client.presenter.js';
import type { ClientFields } from './client-fields.js';
import type { ClientScope } from './client-scope.js';

/** Every client began after this; makes the index on `client.since` serve "is a client". */
const BEGINNING = new Date(0);
/** The index that holds the clients of one shelf, newest first. */
const SHELF_ORDER = { 'client.shelf': 1, 'client.since': -1, _id: -1 } as const;
const NEWEST_FIRST = { 'client.since': -1, _id: -1 } as const;
/** The index that holds them by name. */
const SHELF_BY_NAME = { 'client.shelf': 1, name: 1, _id: 1 } as const;
const SORTED_BY = { name: 'name', since: 'client.since' } as const;

interface ClientList extends Pick<InputOf<typeof listClients>['query'], 'sort' | 'page' | 'limit'> {
  search: string;
  shelf: ClientShelf | null;
}

/** Keeps the clients among the people. Every question says which clients it may touch. */
@Injectable()
export class ClientRepository {
  constructor(@InjectModel('Person') private readonly people: Model<PersonRecord>) {}

  /** One page of clients, newest first unless told otherwise, and how many match in all. */
  async list(scope: ClientScope, { search, shelf, sort, page, limit }: ClientList): Promise<Page<ClientPerson>> {
    const order = orderBy(sort, SORTED_BY, NEWEST_FIRST);
    const request = { sort: order.sort, page, limit };
    const index = 'name' in order.index ? SHELF_BY_NAME : SHELF_ORDER;
    const terms = searchTerms(search) ?? [];
    // Who sees the clients of their cases only has few of them: their ids are looked up, and the words compared.
    const found =
      scope.all && terms.length > 0
        ? await pageOf(this.people, onShelf(shelf), {
            ...request,
            search: { field: 'client.searchKeys', patterns: terms.map(beginsWith), order: index },
          })
        : await pageOf(
            this.people,
            { ...clientsMatching(scope, search), ...onShelf(shelf) },
            { ...request, through: scope.all ? undefined : { _id: 1 } },
          );
    return { ...found, items: found.items as ClientPerson[] };
  }

  async find(scope: ClientScope, id: string, session?: ClientSession): Promise<ClientPerson | null> {
    const filter = { ...inScope(scope, new Types.ObjectId(id)), ...isClient() };
    return (await this.people.findOne(filter, null, { session }).lean()) as ClientPerson | null;
  }

  /** Those that are kept, the newest first, with what tells one from another. */
  async kept(limit: number): Promise<ClientPerson[]> {
    const found = await this.people.find(onShelf(null)).where(isClient()).sort(NEWEST_FIRST).limit(limit).lean();
    return found as ClientPerson[];
  }

  /** Ids of clients found by a search, newest first. */
  async findIds(search: string, limit: number): Promise<Types.ObjectId[]> {
    const query = this.people
      .find({ ...clientsMatching({ all: true }, search), 'client.shelf': trusted({ $ne: 'deleted' }) }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .limit(limit);
    // Who has the words is soon read and sorted; meeting them in the order of the list would mean reading most clients.
    const found = await (searchTerms(search)?.length ? query.hint({ 'client.searchKeys': 1 }) : query).lean();
    return found.map(({ _id }) => _id);
  }

  /** What was agreed for an hour, of those of some clients with whom something was. */
  async ratesOf(ids: readonly string[]): Promise<{ id: string; hourlyRate: Money }[]> {
    const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
    const found = await this.people
      .find({ _id }, { 'client.hourlyRate': 1 })
      .where(isClient())
      .lean<Pick<ClientPerson, '_id' | 'client'>[]>();
    return found.flatMap(({ _id, client }) =>
      client.hourlyRate ? [{ id: _id.toHexString(), hourlyRate: client.hourlyRate }] : [],
    );
  }

  /** Where a client is and under which number they are taxed; null: there is none. */
  async onDocuments(id: string): Promise<ClientOnDocuments | null> {
    const found = await this.people
      .findOne({ _id: new Types.ObjectId(id) }, { address: 1, 'client.taxId': 1 })
      .where(isClient())
      .lean<Pick<ClientPerson, 'address' | 'client'>>();
    return found && { address: found.address ?? null, taxId: found.client.taxId ?? null };
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
        { _id: id, client: null, merged: null },
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
            client: { ...before.client, ...fields.client },
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

  /** Puts a client on a shelf, or (null) takes it back; null when somebody changed it since `version`. */
  async shelve(
    { _id, version }: ClientPerson,
    shelf: ClientShelf | null,
    now: Date,
    session: ClientSession,
  ): Promise<ClientPerson | null> {
    const changed = await this.people
      .findOneAndUpdate(
        { _id, version },
        { $set: { 'client.shelf': shelf, 'client.shelvedAt': shelf && now }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
    return changed as ClientPerson | null;
  }

  /** Clients that were deleted before a moment, some at a time. */
  async deletedBefore(moment: Date, limit: number): Promise<ClientPerson[]> {
    const found = await this.people
      .find({ 'client.shelf': 'deleted', 'client.shelvedAt': trusted({ $lt: moment }) })
      .limit(limit)
      .lean();
    return found as ClientPerson[];
  }

  /** Takes what the firm kept of a client; whoever signed up stays a contact. */
  async forget({ _id, version, verifiedAt, lastSignInAt }: ClientPerson, session: ClientSession): Promise<boolean> {
    if (verifiedAt === null && lastSignInAt === null)
      return (await this.people.deleteOne({ _id, version }, { session })).deletedCount === 1;
    const { modifiedCount } = await this.people.updateOne(
      { _id, version },
      { $set: { client: null }, $inc: { version: 1 } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** Removes somebody who only signed up; the caller made sure that nothing else hangs on them. */
  async removeContact(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.people.deleteOne({ _id: id, client: null, merged: null, roles: trusted({ $size: 0 }) }, { session });
  }
}

const onShelf = (shelf: ClientShelf | null): QueryFilter<PersonRecord> => ({ 'client.shelf': shelf });

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

import type { MessageChannel, MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import type { Language } from '@diwan/contracts/shared/language';
import { STAFF_ROLES, type StaffRole } from '@diwan/contracts/shared/role';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, trusted } from 'mongoose';
import type { PersonRecord, QuietWish, TopicWish } from './person.schema.js';
import { searchKeys } from './search-keys.js';

/** What clients said that they want, and what they read; without a language all of them. */
interface ClientWish {
  topic: MessageTopic;
  language?: Language | undefined;
}

const wanting = ({ topic, language }: ClientWish): QueryFilter<PersonRecord> => ({
  'messageWishes.topic': topic,
  messageWishes: trusted({ $elemMatch: { topic, allowed: true } }),
  client: trusted({ $ne: null }),
  'client.shelf': trusted({ $ne: 'deleted' }),
  ...(language && { language }),
});

/** A firm has fewer staff than this; the list is not paged. */
const MOST_STAFF = 500;

/** What is known of a person at first; the rest has its default. */
export interface NewPerson {
  phone: string;
  name: string;
  language: Language;
  verifiedAt: Date | null;
  email?: string | null;
  address?: string | null;
  whatsappNumber?: string | null;
  roles?: StaffRole[];
}

/** What people change of themselves. */
export type OwnData = Pick<PersonRecord, 'whatsappNumber' | 'email' | 'address' | 'language'>;

/** Keeps people. Phones are unique: a second person with one fails with E11000, which use cases answer as DUPLICATE. */
@Injectable()
export class PersonRepository {
  constructor(@InjectModel('Person') private readonly people: Model<PersonRecord>) {}

  async findById(id: string | Types.ObjectId, session?: ClientSession): Promise<PersonRecord | null> {
    return this.people.findById(id, null, { session }).lean();
  }

  async findByPhone(phone: string, session?: ClientSession): Promise<PersonRecord | null> {
    return this.people.findOne({ phone }, null, { session }).lean();
  }

  /** Everyone who signs in with a number or proved it as their WhatsApp number. */
  async reachedAt(number: string, limit: number): Promise<PersonRecord[]> {
    return this.people
      .find({ $or: [{ phone: number }, { 'provenWhatsapp.number': number }] })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PersonRecord[]>();
  }

  async findMany(ids: readonly string[], session?: ClientSession): Promise<PersonRecord[]> {
    const among = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
    return this.people.find({ _id: among }, null, { session }).lean();
  }

  async create(person: NewPerson, now: Date, session: ClientSession): Promise<PersonRecord> {
    const [created] = await this.people.create([{ ...person, createdAt: now }], { session });
    if (created === undefined) throw new Error('The database answered an insert without the document.');
    return created.toObject();
  }

  /** Records a sign-in; the first one with their own phone also proves that. */
  async recordSignIn(
    person: PersonRecord,
    { now, byOwnPhone }: { now: Date; byOwnPhone: boolean },
    session: ClientSession,
  ): Promise<void> {
    const verifiedAt = person.verifiedAt ?? (byOwnPhone ? now : null);
    await this.people.updateOne({ _id: person._id }, { $set: { lastSignInAt: now, verifiedAt } }, { session });
  }

  /** Completes a person whom staff had entered and who now signed up; what staff wrote stays where it says something. */
  async claim(person: PersonRecord, own: NewPerson, session: ClientSession): Promise<void> {
    const { language, verifiedAt } = own;
    const email = person.email ?? own.email ?? null;
    const address = person.address ?? own.address ?? null;
    const whatsappNumber = person.whatsappNumber ?? own.whatsappNumber ?? null;
    await this.people.updateOne(
      { _id: person._id },
      { $set: { language, verifiedAt, email, address, whatsappNumber } },
      { session },
    );
  }

  /** Notes what a person wants, of one topic and channel. */
  async setMessageWish(
    { _id, messageWishes = [] }: PersonRecord,
    wish: TopicWish,
    session: ClientSession,
  ): Promise<void> {
    const others = messageWishes.filter(({ topic, channel }) => topic !== wish.topic || channel !== wish.channel);
    await this.people.updateOne({ _id }, { $set: { messageWishes: [...others, wish] } }, { session });
  }

  /** Clients who said that they want a topic by some channel, in the order of their ids, after one of them. */
  async clientsWanting(wish: ClientWish, after: string | null, limit: number): Promise<Types.ObjectId[]> {
    const rows = await this.people
      .find({ ...wanting(wish), ...(after && { _id: trusted({ $gt: new Types.ObjectId(after) }) }) }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<PersonRecord, '_id'>[]>();
    return rows.map(({ _id }) => _id);
  }

  countClientsWanting(wish: ClientWish): Promise<number> {
    return this.people.countDocuments(wanting(wish));
  }

  /** Notes by which way a person wants messages tried first. */
  async setFirstChannel(id: Types.ObjectId, firstChannel: MessageChannel, session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $set: { firstChannel } }, { session });
  }

  /** Notes when a person wants nothing that can wait. */
  async setQuietHours(id: Types.ObjectId, wish: QuietWish, session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $set: { quietHours: wish } }, { session });
  }

  /** Writes what a person says of themselves; null when somebody changed it since `version` (D-129). Another WhatsApp number is not proven. */
  async changeOwn(before: PersonRecord, own: OwnData, session: ClientSession): Promise<PersonRecord | null> {
    const isSameNumber = before.whatsappNumber === own.whatsappNumber;
    const keys = searchKeys({ ...before, names: before.client?.names, email: own.email });
    return this.people
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        {
          $set: {
            ...own,
            ...(!isSameNumber && { provenWhatsapp: null }),
            ...(before.client !== null && { 'client.searchKeys': keys }),
          },
          $inc: { version: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** Notes that a person proved their WhatsApp number; null when it is not theirs (any more). */
  async proveWhatsapp(
    id: Types.ObjectId,
    number: string,
    now: Date,
    session: ClientSession,
  ): Promise<PersonRecord | null> {
    return this.people
      .findOneAndUpdate(
        { _id: id, whatsappNumber: number },
        { $set: { provenWhatsapp: { number, at: now } }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** Notes that a person proved their e-mail address; null when it is not theirs (any more). */
  async proveEmail(
    id: Types.ObjectId,
    address: string,
    now: Date,
    session: ClientSession,
  ): Promise<PersonRecord | null> {
    return this.people
      .findOneAndUpdate(
        { _id: id, email: address },
        { $set: { provenEmail: { address, at: now } }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** Gives a person another phone, which they have just proven; null when theirs changed meanwhile. */
  async changePhone(
    before: PersonRecord,
    phone: string,
    now: Date,
    session: ClientSession,
  ): Promise<PersonRecord | null> {
    const keys = searchKeys({ ...before, names: before.client?.names, phone });
    return this.people
      .findOneAndUpdate(
        { _id: before._id, phone: before.phone },
        {
          $set: {
            phone,
            formerPhone: { number: before.phone, at: now },
            verifiedAt: now,
            // Whoever used one number for both goes on doing so.
            ...(before.whatsappNumber === before.phone && { whatsappNumber: phone }),
            ...(before.client !== null && { 'client.searchKeys': keys }),
          },
          $inc: { version: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** Staff by name order of entry. */
  async listStaff(): Promise<PersonRecord[]> {
    return this.people
      .find({ roles: trusted({ $in: [...STAFF_ROLES] }) })
      .sort({ _id: 1 })
      .limit(MOST_STAFF)
      .lean();
  }

  /** Ids of staff who have one of the roles. */
  async staffWithRoles(roles: readonly StaffRole[]): Promise<Types.ObjectId[]> {
    const staff = await this.people
      .find({ roles: trusted({ $in: [...roles] }) }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(MOST_STAFF)
      .lean();
    return staff.map(({ _id }) => _id);
  }

  async countOwners(session?: ClientSession): Promise<number> {
    return this.people.countDocuments({ roles: 'owner' }, { session });
  }

  async setRoles(id: Types.ObjectId, roles: readonly StaffRole[], session: ClientSession): Promise<void> {
    await this.people.updateOne({ _id: id }, { $set: { roles }, $inc: { rolesVersion: 1 } }, { session });
  }
}

import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type Types, trusted } from 'mongoose';
import type { MergedInto, PersonRecord } from '../persons/person.schema.js';
import type { ClientMergeRecord } from './client-merge.schema.js';

/** Keeps merges of clients, and writes the people they are about. */
@Injectable()
export class ClientMergeRepository {
  constructor(
    @InjectModel('ClientMerge') private readonly merges: Model<ClientMergeRecord>,
    @InjectModel('Person') private readonly people: Model<PersonRecord>,
  ) {}

  since(moment: Date, page: number, limit: number): Promise<Page<ClientMergeRecord>> {
    return pageOf(this.merges, { at: trusted({ $gte: moment }) }, { sort: { at: -1, _id: -1 }, page, limit });
  }

  one(id: string, session: ClientSession): Promise<ClientMergeRecord | null> {
    return this.merges.findById(id, null, { session }).lean<ClientMergeRecord>();
  }

  async insert(record: ClientMergeRecord, session: ClientSession): Promise<void> {
    await this.merges.create([record], { session });
  }

  /** The accounts of a client: their own, and those that were merged into it, through any number of merges. */
  async accountsOf(id: Types.ObjectId, session?: ClientSession): Promise<Types.ObjectId[]> {
    const accounts = new Map<string, Types.ObjectId>();
    for (let reached = [id]; reached.length > 0; ) {
      for (const one of reached) accounts.set(one.toHexString(), one);
      const into = await this.merges
        .find({ keptId: trusted({ $in: reached }), undoneAt: null }, { mergedId: 1 }, { session })
        .lean();
      reached = into.map(({ mergedId }) => mergedId).filter((one) => !accounts.has(one.toHexString()));
    }
    return [...accounts.values()];
  }

  /** Forgets what merges noted of these accounts, on either side, so that none of them can be taken back. */
  async forget(accounts: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.merges.deleteMany({ keptId: trusted({ $in: [...accounts] }) }, { session });
    await this.merges.deleteMany({ mergedId: trusted({ $in: [...accounts] }) }, { session });
  }

  async markUndone(id: Types.ObjectId, now: Date, session: ClientSession): Promise<void> {
    await this.merges.updateOne({ _id: id, undoneAt: null }, { $set: { undoneAt: now } }, { session });
  }

  /** Writes a person of a merge; false when somebody changed them since they were read. */
  async writePerson(
    { _id, version }: PersonRecord,
    fields: Partial<PersonRecord> & { merged?: MergedInto | null },
    session: ClientSession,
  ): Promise<boolean> {
    const written = await this.people.updateOne({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session });
    return written.modifiedCount === 1;
  }

  /** Two people get each other's phone, with what was proven of it. Phones are unique, so that one steps aside first. */
  async exchangePhones(one: PersonRecord, other: PersonRecord, session: ClientSession): Promise<void> {
    const set = ({ _id }: PersonRecord, fields: Partial<PersonRecord>) =>
      this.people.updateOne({ _id }, { $set: fields }, { session });
    await set(other, { phone: `exchanged ${other._id.toHexString()}` });
    await set(one, { phone: other.phone, verifiedAt: other.verifiedAt });
    await set(other, { phone: one.phone, verifiedAt: one.verifiedAt });
  }
}

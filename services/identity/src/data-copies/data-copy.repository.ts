import { DATA_PART_NAMES, type DataPartName, type DataRow } from '@diwan/contracts/people/data-copies/part';
import type { Language } from '@diwan/contracts/shared/language';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { EXPIRE, FINISH, GIVE_UP } from './data-copy.machine.js';
import type { DataCopyPageRecord, DataCopyRecord } from './data-copy.schema.js';

/** A person sees so many of their latest copies. */
const MOST_LISTED = 10;
/** Whoever works on a copy and dies leaves it to others after so many milliseconds. */
const CLAIM_MS = 60_000;

/** Keeps copies of people's data. Whatever a person asks names them: nobody else's copy is found. */
@Injectable()
export class DataCopyRepository {
  constructor(
    @InjectModel('DataCopy') private readonly copies: Model<DataCopyRecord>,
    @InjectModel('DataCopyPage') private readonly pages: Model<DataCopyPageRecord>,
  ) {}

  ofPerson(personId: string): Promise<DataCopyRecord[]> {
    const own = { personId: new Types.ObjectId(personId) };
    return this.copies.find(own).sort({ askedAt: -1 }).limit(MOST_LISTED).lean<DataCopyRecord[]>();
  }

  one(personId: string, id: string): Promise<DataCopyRecord | null> {
    return this.copies.findOne({ _id: id, personId: new Types.ObjectId(personId) }).lean<DataCopyRecord>();
  }

  /** Fails with E11000 while another one is gathered. */
  async insert(personId: string, language: Language, now: Date, session: ClientSession): Promise<DataCopyRecord> {
    const parts = DATA_PART_NAMES.map((part) => ({ part, done: false, rows: 0, pages: 0, after: null }));
    const times = { askedAt: now, nextAt: now, until: null };
    const fields = { personId: new Types.ObjectId(personId), language, state: 'gathering' as const, parts, ...times };
    const [made] = await this.copies.create([fields], { session });
    if (made === undefined) throw new Error('The database answered an insert without the document.');
    return made.toObject();
  }

  /** Takes one that nobody works on; null when there is none. */
  claim(now: Date): Promise<DataCopyRecord | null> {
    return this.copies
      .findOneAndUpdate(
        { state: 'gathering', nextAt: trusted({ $lte: now }) },
        { $set: { nextAt: new Date(now.getTime() + CLAIM_MS) } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean<DataCopyRecord>();
  }

  /** Keeps a page and how far its part is now; null when somebody else went on with the copy meanwhile. */
  async keep(
    { _id, nextAt }: DataCopyRecord,
    { part, page, rows, next }: { part: DataPartName; page: number; rows: DataRow[]; next: string | null },
    now: Date,
    session: ClientSession,
  ): Promise<DataCopyRecord | null> {
    const copy = await this.copies
      .findOneAndUpdate(
        { _id, nextAt, state: 'gathering', parts: trusted({ $elemMatch: { part, pages: page } }) },
        {
          $set: { 'parts.$.after': next, 'parts.$.done': next === null, nextAt: new Date(now.getTime() + CLAIM_MS) },
          $inc: { 'parts.$.rows': rows.length, 'parts.$.pages': 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean<DataCopyRecord>();
    if (copy !== null) await this.pages.create([{ copyId: _id, part, page, rows }], { session });
    return copy;
  }

  /** Nobody works on it before `nextAt`. */
  async postpone({ _id }: DataCopyRecord, nextAt: Date): Promise<void> {
    await this.copies.updateOne({ _id, state: 'gathering' }, { $set: { nextAt } });
  }

  async finish({ _id }: DataCopyRecord, until: Date, session: ClientSession): Promise<boolean> {
    const finish = { $set: { state: FINISH.to, until } };
    return (
      (await this.copies.updateOne({ _id, state: trusted({ $in: [...FINISH.from] }) }, finish, { session }))
        .modifiedCount === 1
    );
  }

  async giveUp({ _id }: DataCopyRecord, session: ClientSession): Promise<boolean> {
    return this.empty(_id, GIVE_UP, session);
  }

  /** Ready ones whose time is over, some at a time. */
  over(now: Date, limit: number): Promise<DataCopyRecord[]> {
    return this.copies
      .find({ state: 'ready', until: trusted({ $lte: now }) })
      .limit(limit)
      .lean<DataCopyRecord[]>();
  }

  async expire({ _id }: DataCopyRecord, session: ClientSession): Promise<boolean> {
    return this.empty(_id, EXPIRE, session);
  }

  /** All rows of a part, in the order of its pages. */
  async rowsOf({ _id }: DataCopyRecord, part: DataPartName): Promise<DataRow[]> {
    const pages = await this.pages.find({ copyId: _id, part }).sort({ page: 1 }).lean<DataCopyPageRecord[]>();
    return pages.flatMap(({ rows }) => rows);
  }

  /** Takes all copies of a person, with what is in them. */
  async removeAll(personId: Types.ObjectId, session: ClientSession): Promise<void> {
    const copies = await this.copies.find({ personId }, { _id: 1 }, { session }).lean<DataCopyRecord[]>();
    for (const { _id } of copies) await this.pages.deleteMany({ copyId: _id }, { session });
    await this.copies.deleteMany({ personId }, { session });
  }

  private async empty(
    _id: Types.ObjectId,
    { from, to }: typeof GIVE_UP | typeof EXPIRE,
    session: ClientSession,
  ): Promise<boolean> {
    const moved = await this.copies.updateOne(
      { _id, state: trusted({ $in: [...from] }) },
      { $set: { state: to } },
      { session },
    );
    if (moved.modifiedCount === 1) await this.pages.deleteMany({ copyId: _id }, { session });
    return moved.modifiedCount === 1;
  }
}

import type { ErasureState } from '@diwan/contracts/people/erasures/http';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import type { ErasureMove } from './erasure.machine.js';
import type { ErasureRecord } from './erasure.schema.js';

const NEWEST_FIRST = { askedAt: -1, _id: -1 } as const;
const OLDEST_FIRST = { askedAt: 1, _id: 1 } as const;

/** Keeps wishes to be forgotten. */
@Injectable()
export class ErasureRepository {
  constructor(@InjectModel('Erasure') private readonly erasures: Model<ErasureRecord>) {}

  latestOf(personId: string, session?: ClientSession): Promise<ErasureRecord | null> {
    const own = { personId: new Types.ObjectId(personId) };
    return this.erasures.findOne(own, null, { session }).sort({ askedAt: -1 }).lean<ErasureRecord>();
  }

  one(id: string, session?: ClientSession): Promise<ErasureRecord | null> {
    return this.erasures.findById(id, null, { session }).lean<ErasureRecord>();
  }

  /** Newest first; those that nobody has decided: the oldest first, so that none is overtaken. */
  page(state: ErasureState | undefined, page: number, limit: number): Promise<Page<ErasureRecord>> {
    const sort = state === 'asked' ? OLDEST_FIRST : NEWEST_FIRST;
    return pageOf(this.erasures, state ? { state } : {}, { sort, page, limit });
  }

  /** Fails with E11000 while one waits. */
  async insert(personId: string, reason: string, now: Date, session: ClientSession): Promise<ErasureRecord> {
    const fields = { personId: new Types.ObjectId(personId), state: 'asked' as const, reason, askedAt: now };
    const [made] = await this.erasures.create([fields], { session });
    if (made === undefined) throw new Error('The database answered an insert without the document.');
    return made.toObject();
  }

  /** Null when it is not where the move begins, or somebody moved it since it was read. */
  move(
    { _id, version }: ErasureRecord,
    { from, to }: ErasureMove,
    fields: Partial<ErasureRecord>,
    session: ClientSession,
  ): Promise<ErasureRecord | null> {
    return this.erasures
      .findOneAndUpdate(
        { _id, version, state: trusted({ $in: [...from] }) },
        { $set: { ...fields, state: to }, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<ErasureRecord>();
  }

  /** Those whose time to think again is over, some at a time. */
  due(now: Date, limit: number): Promise<ErasureRecord[]> {
    return this.erasures
      .find({ state: 'accepted', eraseAt: trusted({ $lte: now }) })
      .sort({ eraseAt: 1 })
      .limit(limit)
      .lean<ErasureRecord[]>();
  }
}

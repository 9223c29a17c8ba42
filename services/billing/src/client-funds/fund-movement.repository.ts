import type { Currency } from '@diwan/contracts/shared/money';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { outside, throughOrder } from '../walls/outside.js';
import type { FundMovementRecord } from './fund-movement.schema.js';

const LATEST_FIRST = { recordedAt: -1, _id: -1 } as const;
const BY_TIME = { recordedAt: 1, _id: 1 } as const;

interface Part {
  page: number;
  limit: number;
}

/** Stored movements of client money. */
@Injectable()
export class FundMovementRepository {
  constructor(@InjectModel('FundMovement') private readonly movements: Model<FundMovementRecord>) {}

  /** Without cases that are kept from who looks. */
  page(
    { clientId, ...part }: Part & { clientId?: string | undefined },
    kept: readonly string[],
  ): Promise<Page<FundMovementRecord>> {
    const query = { ...(clientId && { clientId }), ...outside<FundMovementRecord>(kept) };
    return pageOf(this.movements, query, { ...part, sort: LATEST_FIRST, through: throughOrder(query, BY_TIME) });
  }

  ownPage({ clientId, caseIds }: ClientView, { page, limit }: Part): Promise<Page<FundMovementRecord>> {
    const filter = { clientId, ...(caseIds && { caseId: trusted({ $in: [...caseIds] }) }) };
    return pageOf(this.movements, filter, { page, limit, sort: LATEST_FIRST });
  }

  one(id: string, session: ClientSession | null = null): Promise<FundMovementRecord | null> {
    return this.movements.findById(id, null, { session }).lean<FundMovementRecord>();
  }

  /** Those of a currency in some days, both of which belong to it, in their order. */
  inDays(currency: Currency, from: string, to: string): Promise<FundMovementRecord[]> {
    const query = { 'amount.currency': currency, day: trusted({ $gte: from, $lte: to }) };
    return this.movements.find(query).sort({ day: 1, _id: 1 }).lean<FundMovementRecord[]>();
  }

  /** Movements by id, those that there are. */
  some(ids: readonly string[]): Promise<FundMovementRecord[]> {
    return this.movements.find({ _id: trusted({ $in: [...ids] }) }).lean<FundMovementRecord[]>();
  }

  /** Their numbers, by id. */
  async numbersOf(ids: readonly string[]): Promise<Map<string, string>> {
    const query = { _id: trusted({ $in: [...new Set(ids)] }) };
    const rows = await this.movements.find(query, { number: 1 }).lean<Pick<FundMovementRecord, '_id' | 'number'>[]>();
    return new Map(rows.map(({ _id, number }) => [String(_id), number]));
  }

  async idsOf(clientId: string, session: ClientSession): Promise<string[]> {
    const rows = await this.movements
      .find({ clientId }, { _id: 1 }, { session })
      .lean<Pick<FundMovementRecord, '_id'>[]>();
    return rows.map(({ _id }) => String(_id));
  }

  /** Gives what reverses some movements from one client to another. */
  async giveReversals(
    ids: readonly string[],
    { from, to }: { from: string; to: string },
    session: ClientSession,
  ): Promise<void> {
    const theirs = { clientId: to, 'reverses.id': trusted({ $in: [...ids] }) };
    await this.movements.updateMany(theirs, { $set: { clientId: from } }, { session });
  }

  /** Null when it is reversed already. */
  reverse(
    id: string,
    reversedBy: NonNullable<FundMovementRecord['reversedBy']>,
    session: ClientSession,
  ): Promise<FundMovementRecord | null> {
    const standing = { _id: id, reversedBy: null };
    return this.movements
      .findOneAndUpdate(standing, { $set: { reversedBy } }, { session, returnDocument: 'after' })
      .lean<FundMovementRecord>();
  }

  async insert(fields: Omit<FundMovementRecord, '_id'>, session: ClientSession): Promise<FundMovementRecord> {
    const [created] = await this.movements.create([fields], { session });
    if (!created) throw new Error('the movement was not created');
    return created.toObject<FundMovementRecord>();
  }
}

import type { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, trusted } from 'mongoose';
import { outside, throughOrder } from '../walls/outside.js';
import type { BillingPlanRecord } from './billing-plan.schema.js';

type Fields = Partial<Omit<BillingPlanRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>>;

/** Which plans a list shows. */
export interface PlanQuery {
  page: number;
  limit: number;
  state?: PlanState | undefined;
  clientId?: string | undefined;
}
type Seen = Pick<BillingPlanRecord, '_id' | 'version'>;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const BY_TIME = { createdAt: 1, _id: 1 } as const;

/** Stored plans. */
@Injectable()
export class BillingPlanRepository {
  constructor(@InjectModel('BillingPlan') private readonly plans: Model<BillingPlanRecord>) {}

  /** Without cases that are kept from who looks. */
  page(query: PlanQuery, kept: readonly string[]): Promise<Page<BillingPlanRecord>> {
    const { page, limit, state, clientId } = query;
    const narrowed = { ...(clientId && { clientId }), ...(state && { state }), ...outside<BillingPlanRecord>(kept) };
    return pageOf(this.plans, narrowed, { sort: NEWEST_FIRST, page, limit, through: throughOrder(narrowed, BY_TIME) });
  }

  one(id: string, session: ClientSession | null = null): Promise<BillingPlanRecord | null> {
    return this.plans.findById(id, null, { session }).lean<BillingPlanRecord>();
  }

  /** Those with a draft due by a day, from after one of them on. */
  due(today: string, after: BillingPlanRecord | null, limit: number): Promise<BillingPlanRecord[]> {
    const rest = after && {
      $or: [{ nextOn: trusted({ $gt: after.nextOn }) }, { nextOn: after.nextOn, _id: trusted({ $gt: after._id }) }],
    };
    const filter = { state: 'active', nextOn: trusted({ $lte: today }), ...rest } as QueryFilter<BillingPlanRecord>;
    return this.plans.find(filter).sort({ nextOn: 1, _id: 1 }).limit(limit).lean<BillingPlanRecord[]>();
  }

  /** Those that follow the stages of a case, from after one of them on. */
  staged(after: BillingPlanRecord | null, limit: number): Promise<BillingPlanRecord[]> {
    const filter = {
      ...{ state: 'active', 'schedule.kind': 'stages' },
      ...(after && { _id: trusted({ $gt: after._id }) }),
    } as QueryFilter<BillingPlanRecord>;
    return this.plans.find(filter).sort({ _id: 1 }).limit(limit).lean<BillingPlanRecord[]>();
  }

  async insert(
    fields: Omit<BillingPlanRecord, '_id' | 'version' | 'createdAt' | 'updatedAt'>,
    session: ClientSession,
  ): Promise<BillingPlanRecord> {
    const [created] = await this.plans.create([{ ...fields, version: 1 }], { session });
    if (!created) throw new Error('the plan was not created');
    return created.toObject<BillingPlanRecord>();
  }

  /** Writes fields if the stored version is the one that was seen; null when it is not. */
  change({ _id, version }: Seen, fields: Fields, session: ClientSession): Promise<BillingPlanRecord | null> {
    return this.plans
      .findOneAndUpdate({ _id, version }, { $set: fields, $inc: { version: 1 } }, { session, returnDocument: 'after' })
      .lean<BillingPlanRecord>();
  }

  /** The same together with a move of its machine. */
  move(
    { _id, version }: Seen,
    { from, to }: Move<PlanState, PlanState>,
    fields: Fields,
    session: ClientSession,
  ): Promise<BillingPlanRecord | null> {
    const seen = { _id, version, state: trusted({ $in: [...from] }) };
    const update = { $set: { ...fields, state: to }, $inc: { version: 1 } };
    return this.plans.findOneAndUpdate(seen, update, { session, returnDocument: 'after' }).lean<BillingPlanRecord>();
  }

  /** Notes that a draft was made: what people see of the plan has the same version. False when it was changed meanwhile. */
  async noteTurn(
    { _id, version }: Seen,
    next: Pick<BillingPlanRecord, 'nextOn' | 'state'>,
    session: ClientSession,
  ): Promise<boolean> {
    const update = { $set: next, $inc: { made: 1 } };
    const { modifiedCount } = await this.plans.updateOne({ _id, version, state: 'active' }, update, { session });
    return modifiedCount === 1;
  }
}

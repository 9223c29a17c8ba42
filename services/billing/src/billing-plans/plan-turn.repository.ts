import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { PlanTurnRecord } from './billing-plan.schema.js';

const keyOf = (planId: string, period: string): string => `${planId} ${period}`;

/** Which drafts plans have made. */
@Injectable()
export class PlanTurnRepository {
  constructor(@InjectModel('PlanTurn') private readonly turns: Model<PlanTurnRecord>) {}

  /** The newest first. */
  of(planId: string, limit: number): Promise<PlanTurnRecord[]> {
    return this.turns.find({ planId }).sort({ madeAt: -1 }).limit(limit).lean<PlanTurnRecord[]>();
  }

  /** The periods that a plan has made, in the transaction if one is given. */
  async made(planId: string, session: ClientSession | null = null): Promise<Set<string>> {
    const rows = await this.turns.find({ planId }, { period: 1 }, { session }).lean<Pick<PlanTurnRecord, 'period'>[]>();
    return new Set(rows.map(({ period }) => period));
  }

  /** The periods of some plans, by plan. */
  async ofSome(planIds: readonly string[]): Promise<Map<string, Set<string>>> {
    const rows = await this.turns
      .find({ planId: trusted({ $in: [...planIds] }) }, { planId: 1, period: 1 })
      .lean<Pick<PlanTurnRecord, 'planId' | 'period'>[]>();
    const made = new Map(planIds.map((id) => [id, new Set<string>()]));
    for (const { planId, period } of rows) made.get(planId)?.add(period);
    return made;
  }

  /** Fails with E11000 where the period has its draft already. */
  async insert(turn: Omit<PlanTurnRecord, '_id'>, session: ClientSession): Promise<void> {
    await this.turns.create([{ ...turn, _id: keyOf(turn.planId, turn.period) }], { session });
  }
}

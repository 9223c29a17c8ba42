import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { endOfDay } from './delegation.rules.js';
import type { DelegationRecord } from './delegation.schema.js';

const DAY = 24 * 60 * 60_000;

/**
 * A delegation holds until a day in Beirut has ended. When the rules of summer time have changed since it was made, that is another moment:
 * it is reckoned anew when the service starts with a runtime that knows the new rules (I18-06).
 */
@Injectable()
export class ReckonEnds implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Delegation') private readonly delegations: Model<DelegationRecord>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const corrected = await this.run();
    if (corrected > 0) this.log.info('delegations.reckoned-anew', { count: corrected });
  }

  /** Returns how many would have ended at a wrong moment. */
  async run(): Promise<number> {
    const from = new Date(this.clock.now().getTime() - DAY);
    let corrected = 0;
    for (const state of ['invited', 'active'] as const) {
      // Asked for by what the rules need: a firm's delegates are few enough to be held together.
      const rows = await this.delegations
        .find({ state, endsAt: trusted({ $gte: from }) }, { lastDay: 1, endsAt: 1 })
        .lean<Pick<DelegationRecord, '_id' | 'lastDay' | 'endsAt'>[]>();
      for (const row of rows) if (await this.reckon(row)) corrected += 1;
    }
    return corrected;
  }

  private async reckon({ _id, lastDay, endsAt }: Pick<DelegationRecord, '_id' | 'lastDay' | 'endsAt'>) {
    const end = endOfDay(lastDay);
    if (end.getTime() === endsAt.getTime()) return false;
    const { modifiedCount } = await this.delegations.updateOne({ _id, lastDay }, { $set: { endsAt: end } });
    return modifiedCount === 1;
  }
}

import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { inPortions } from '@diwan/service-kit/store/in-portions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { nextReminder } from './request.rules.js';
import type { RequestRecord } from './request.schema.js';

const DAY = 24 * 60 * 60_000;

/**
 * Clients are reminded at nine in Beirut. When the rules of summer time have changed, nine is another moment, also for the reminder that
 * waits (I18-06): what the runtime knows is looked at when the service starts.
 */
@Injectable()
export class ReckonReminders implements OnApplicationBootstrap {
  constructor(
    @InjectModel('ClientRequest') private readonly requests: Model<RequestRecord>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const corrected = await this.run();
    if (corrected > 0) this.log.info('request-reminders.reckoned-anew', { count: corrected });
  }

  /** Returns how many reminders were to leave at a wrong moment. */
  run(): Promise<number> {
    const toCome = { $gt: this.clock.now() };
    return inPortions<RequestRecord>(
      (after, limit) => this.requests.find(waiting(after, toCome)).sort(SOONEST).limit(limit).lean<RequestRecord[]>(),
      (request) => this.reckon(request),
    );
  }

  private async reckon({ _id, version, items, remindAt }: RequestRecord): Promise<boolean> {
    if (remindAt === null) return false;
    // Reminders lie days apart and clocks move by an hour: the first one from a day before is the one that waits.
    const at = nextReminder(items, new Date(remindAt.getTime() - DAY / 2))?.at;
    if (!at || at.getTime() === remindAt.getTime()) return false;
    const { modifiedCount } = await this.requests.updateOne(
      { _id, version, remindAt },
      { $set: { remindAt: at } },
      { timestamps: false },
    );
    return modifiedCount === 1;
  }
}

const SOONEST = { remindAt: 1, _id: 1 } as const;

const waiting = (after: RequestRecord | undefined, toCome: { $gt: Date }): QueryFilter<RequestRecord> =>
  after
    ? {
        $or: [
          { remindAt: trusted({ $gt: after.remindAt }) },
          { remindAt: after.remindAt, _id: trusted({ $gt: after._id }) },
        ],
      }
    : { remindAt: trusted(toCome) };

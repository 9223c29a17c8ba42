import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { inPortions } from '@diwan/service-kit/store/in-portions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { TaskRecord } from './task.schema.js';
import { asleepUntil, whenDue } from './task-fields.js';

const DAY = 24 * 60 * 60_000;

/**
 * The day and the hour of a task stand; the moments they mean follow from the rules of summer time that the runtime brings. So those of
 * open tasks that are still to come are reckoned anew when the service starts (I18-06), as those of hearings are.
 */
@Injectable()
export class ReckonTaskTimes implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Task') private readonly tasks: Model<TaskRecord>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const corrected = await this.run();
    if (corrected > 0) this.log.info('tasks.reckoned-anew', { count: corrected });
  }

  /** Returns how many tasks had a wrong moment. */
  run(): Promise<number> {
    const from = new Date(this.clock.now().getTime() - DAY);
    // One that is due to come, or put off: the latter may be late already. Both are found among the open ones by their index.
    const toCome = { $or: [{ dueAt: trusted({ $gte: from }) }, { wakesAt: trusted({ $gte: from }) }] };
    return inPortions<TaskRecord>(
      (after, limit) =>
        this.tasks
          .find({
            state: 'open',
            ...toCome,
            ...(after && {
              $and: [
                {
                  $or: [
                    { sortAt: trusted({ $gt: after.sortAt }) },
                    { sortAt: after.sortAt, _id: trusted({ $gt: after._id }) },
                  ],
                },
              ],
            }),
          })
          .sort({ sortAt: 1, _id: 1 })
          .limit(limit)
          .lean<TaskRecord[]>(),
      (task) => this.reckon(task),
    );
  }

  private async reckon(task: TaskRecord): Promise<boolean> {
    const { _id, version, dueDay, dueTime, repeat, repeatFrom, snoozedUntil } = task;
    const { dueAt, sortAt } = whenDue(dueDay === null ? null : { day: dueDay, time: dueTime }, repeat, repeatFrom);
    const { wakesAt } = asleepUntil(snoozedUntil);
    if (dueAt?.getTime() === task.dueAt?.getTime() && wakesAt.getTime() === task.wakesAt.getTime()) return false;
    // Nothing that anybody wrote has changed: its version stays.
    const { modifiedCount } = await this.tasks.updateOne(
      { _id, version },
      { $set: { dueAt, sortAt, wakesAt } },
      { timestamps: false },
    );
    return modifiedCount === 1;
  }
}

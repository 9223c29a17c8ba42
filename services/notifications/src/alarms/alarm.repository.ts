import type { AlarmKind } from '@diwan/contracts/messages/alarms/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { goingOn, raised } from './alarm.machine.js';
import type { AlarmRecord } from './alarm.schema.js';

/** What goes on that owners must know of. */
@Injectable()
export class AlarmRepository {
  constructor(
    @InjectModel('Alarm') private readonly alarms: Model<AlarmRecord>,
    private readonly clock: Clock,
  ) {}

  /** Begins an alarm, or lets the one that goes on go on. */
  async raise(kind: AlarmKind, personId: string | null, at: Date, session: ClientSession): Promise<void> {
    const before = await this.alarms.findOne({ kind, personId }).session(session).lean();
    const course = raised(before, kind, at, this.clock.now());
    if (before !== null && course.lastAt.getTime() === before.lastAt.getTime()) return;
    await this.alarms.updateOne({ kind, personId }, { $set: course }, { upsert: true, session });
  }

  /** Those that are not over, newest first. */
  async latest(page: number, limit: number): Promise<Page<AlarmRecord>> {
    const goOn = goingOn(this.clock.now()).map(({ kind, after }) => ({ kind, lastAt: trusted({ $gt: after }) }));
    return pageOf(
      this.alarms,
      { $or: [{ acknowledgedAt: null }, ...goOn] },
      { sort: { lastAt: -1, _id: -1 }, page, limit },
    );
  }

  async find(id: string, session: ClientSession): Promise<AlarmRecord | null> {
    return this.alarms.findById(id).session(session).lean();
  }

  /** Says that an owner has seen it; false when somebody had. */
  async acknowledge(id: string, personId: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.alarms.updateOne(
      { _id: id, acknowledgedAt: null },
      { $set: { acknowledgedAt: this.clock.now(), acknowledgedBy: personId } },
      { session },
    );
    return modifiedCount === 1;
  }
}

import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { TimerRecord } from './timer.schema.js';

/** Stored timers. Every question carries whose it is. */
@Injectable()
export class TimerRepository {
  constructor(@InjectModel('Timer') private readonly timers: Model<TimerRecord>) {}

  of(personId: string): Promise<TimerRecord | null> {
    return this.timers.findOne({ personId }).lean<TimerRecord>();
  }

  /** The one that was seen, on whatever device. Throws DomainError NOT_FOUND when it is over. */
  async seen(personId: string, id: string, session?: ClientSession): Promise<TimerRecord> {
    const found = await this.timers.findOne({ personId }, null, { session }).lean<TimerRecord>();
    if (!found || String(found._id) !== id) throw new DomainError('NOT_FOUND');
    return found;
  }

  /** Throws DomainError TIMER_RUNNING when the person has one. */
  async start(timer: Omit<TimerRecord, '_id'>, session: ClientSession): Promise<TimerRecord> {
    try {
      const [created] = await this.timers.create([timer], { session });
      if (!created) throw new Error('The timer was not created');
      return created.toObject();
    } catch (fault) {
      throw isDuplicateKey(fault) ? new DomainError('TIMER_RUNNING', { cause: fault }) : fault;
    }
  }

  async set(
    { _id }: Pick<TimerRecord, '_id'>,
    change: Pick<TimerRecord, 'runningSince' | 'countedMs'>,
    session: ClientSession,
  ): Promise<TimerRecord> {
    const changed = await this.timers
      .findOneAndUpdate({ _id }, { $set: change }, { session, returnDocument: 'after' })
      .lean<TimerRecord>();
    if (!changed) throw new DomainError('NOT_FOUND');
    return changed;
  }

  /** Ends it, for one device only: the other is told NOT_FOUND. */
  async end(personId: string, id: string, session: ClientSession): Promise<TimerRecord> {
    const timer = await this.seen(personId, id, session);
    const ended = await this.timers.findOneAndDelete({ _id: timer._id, personId }, { session }).lean<TimerRecord>();
    if (!ended) throw new DomainError('NOT_FOUND');
    return ended;
  }
}

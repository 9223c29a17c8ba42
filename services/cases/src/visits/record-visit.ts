import { Clock } from '@diwan/service-kit/app/clock';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { VisitRecord } from './visit.schema.js';

/** Away for longer than this, a client comes for another visit: as long as an idle session lasts. */
const PAUSE_MS = 30 * 60_000;

/** Notes when clients look at their portal, so that it can say what is new since then. */
@Injectable()
export class RecordVisit {
  constructor(
    @InjectModel('Visit') private readonly rows: Model<VisitRecord>,
    private readonly clock: Clock,
  ) {}

  /** Notes that a client looks now. Returns when the visit before this one ended; null in their first. One step, so that two windows agree. */
  async run({ personId }: SignedInCaller): Promise<Date | null> {
    const now = this.clock.now();
    const visitEnded = { $lt: ['$seenAt', new Date(now.getTime() - PAUSE_MS)] };
    const row = await this.rows
      .findOneAndUpdate(
        { _id: personId },
        [
          {
            $set: {
              seenBefore: { $cond: [visitEnded, { $ifNull: ['$seenAt', null] }, { $ifNull: ['$seenBefore', null] }] },
              seenAt: now,
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<VisitRecord>();
    return row?.seenBefore ?? null;
  }
}

import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { inPortions } from '@diwan/service-kit/store/in-portions';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { momentOf, wallTimeAt } from '../hearings/wall-time.rules.js';
import type { DocumentRecord } from './document.schema.js';

const SOONEST = { 'policy.expiresAt': 1, _id: 1 } as const;
const MINUTE = 60_000;

/**
 * Access to a document ends at an hour that staff chose by clocks in Beirut. When the rules of summer time have changed since, the hour
 * stands and its moment is reckoned anew, when the service starts with a runtime that knows the new rules (I18-06).
 */
@Injectable()
export class ReckonExpiries implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Document') private readonly documents: Model<DocumentRecord>,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const corrected = await this.run();
    if (corrected > 0) this.log.info('document-expiries.reckoned-anew', { count: corrected });
  }

  /** Returns how many documents would have ended at a wrong moment, or did not know their hour yet. */
  run(): Promise<number> {
    const from = this.clock.now();
    return inPortions<DocumentRecord>(
      (after, limit) => {
        const end = after?.policy?.expiresAt;
        const next = end && [
          { 'policy.expiresAt': trusted({ $gt: end }) },
          { 'policy.expiresAt': end, _id: trusted({ $gt: after._id }) },
        ];
        return this.documents
          .find(next ? { $or: next } : { 'policy.expiresAt': trusted({ $gt: from }) })
          .sort(SOONEST)
          .limit(limit)
          .lean<DocumentRecord[]>();
      },
      (document) => this.reckon(document),
    );
  }

  private async reckon({ _id, policy, policyVersion }: DocumentRecord): Promise<boolean> {
    if (!policy?.expiresAt) return false;
    const { expiresAt, expiresClock } = policy;
    const shown = wallTimeAt(expiresAt);
    if (shown === expiresClock) return false;
    // One that an earlier build stored begins to keep its hour now.
    const moved = expiresClock
      ? momentOf(expiresClock).getTime() + (expiresAt.getTime() % MINUTE)
      : expiresAt.getTime();
    const change = { 'policy.expiresAt': new Date(moved), 'policy.expiresClock': expiresClock ?? shown };
    const { modifiedCount } = await this.documents.updateOne(
      { _id, policyVersion },
      { $set: change },
      { timestamps: false },
    );
    return modifiedCount === 1;
  }
}

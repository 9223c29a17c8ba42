import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { CodePurpose, CodeRecord } from './code.schema.js';

/** Tries per code; the next one fails even when it is right (D-004). */
export const TRIES_PER_CODE = 5;

/** Keeps the live code of each phone, purpose and requester. */
@Injectable()
export class CodeRepository {
  constructor(@InjectModel('Code') private readonly codes: Model<CodeRecord>) {}

  /** Stores a new code; the older one that the requester had for the phone and purpose is gone with it. */
  async replace(
    code: Pick<CodeRecord, 'phone' | 'purpose' | 'requester' | 'challengeId' | 'browser' | 'codeHash' | 'expiresAt'>,
  ): Promise<void> {
    const { phone, purpose, requester, ...fresh } = code;
    const write = () =>
      this.codes.updateOne(
        { phone, purpose, requester },
        { $set: { ...fresh, tries: 0, usedAt: null } },
        { upsert: true },
      );
    // Two first requests of one phone at once both try to insert; the later one then finds the row.
    await write().catch((error: unknown) => (isDuplicateKey(error) ? write() : Promise.reject(error)));
  }

  async find(challengeId: string): Promise<CodeRecord | null> {
    return this.codes.findOne({ challengeId }).lean();
  }

  /** Counts one of `allowed` tries and returns the code to compare with, or null when it is used up, used, expired or unknown. */
  async countTry(challengeId: string, purpose: CodePurpose, allowed: number, now: Date): Promise<CodeRecord | null> {
    return this.codes
      .findOneAndUpdate(
        {
          challengeId,
          purpose,
          usedAt: null,
          tries: trusted({ $lt: allowed }),
          expiresAt: trusted({ $gt: now }),
        },
        { $inc: { tries: 1 } },
      )
      .lean();
  }

  /** Marks the code used; false when somebody else was first. */
  async markUsed(challengeId: string, now: Date): Promise<boolean> {
    const { modifiedCount } = await this.codes.updateOne({ challengeId, usedAt: null }, { $set: { usedAt: now } });
    return modifiedCount === 1;
  }

  /** Forgets a code that was never delivered. */
  async remove(challengeId: string): Promise<void> {
    await this.codes.deleteOne({ challengeId });
  }
}

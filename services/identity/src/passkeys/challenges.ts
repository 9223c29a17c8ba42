import { createHash, randomBytes } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ChallengeRecord } from './challenge.schema.js';

/** How long somebody has to find their key and touch it. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Who a challenge is for, and what. */
export type ChallengeUse = Pick<ChallengeRecord, 'purpose' | 'holder'>;

/** Gives challenges and takes them back. */
@Injectable()
export class Challenges {
  constructor(
    @InjectModel('PasskeyChallenge') private readonly challenges: Model<ChallengeRecord>,
    private readonly clock: Clock,
  ) {}

  /** A new one: 256 random bits in base64url. */
  async issue({ purpose, holder }: ChallengeUse): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_LIFETIME_MS);
    await this.challenges.create({ _id: hash(challenge), purpose, holder, expiresAt });
    return challenge;
  }

  /** Spends one, whatever comes of it; false when it is unknown, spent, expired, for something else or somebody else's. */
  async spend(challenge: string, { purpose, holder }: ChallengeUse): Promise<boolean> {
    const expiresAt = trusted({ $gt: this.clock.now() });
    const spent = await this.challenges.findOneAndDelete({ _id: hash(challenge), purpose, holder, expiresAt }).lean();
    return spent !== null;
  }
}

const hash = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

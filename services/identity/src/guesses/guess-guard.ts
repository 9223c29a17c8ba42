import { createHmac } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import type { GuessRecord } from './guess.schema.js';
import type { GuessRule } from './guess-rules.js';

/** Before any reading of any clock. */
const NEVER_BLOCKED = new Date(0);

/** Bounds how often a secret is guessed. `takeTry` before comparing lets no parallel guess slip through. */
@Injectable()
export class GuessGuard {
  constructor(
    @InjectModel('Guess') private readonly guesses: Model<GuessRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Whether what `subject` names is blocked; takes no try. */
  async isBlocked(rule: GuessRule, subject: string): Promise<boolean> {
    const row = await this.guesses.findOne({ _id: this.idOf(rule, subject) }).lean();
    return row !== null && row.blockedUntil > this.clock.now();
  }

  /** Takes one try where it is only counted, blocked or not. */
  async note(rule: GuessRule, subject: string): Promise<void> {
    await this.takeTry(rule, subject).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    });
  }

  /** Throws TOO_MANY_REQUESTS while what `subject` names is blocked; takes no try. */
  async check(rule: GuessRule, subject: string): Promise<void> {
    const now = this.clock.now();
    const row = await this.guesses.findOne({ _id: this.idOf(rule, subject) }).lean();
    if (row !== null && row.blockedUntil > now) throw tooMany(row.blockedUntil, now);
  }

  /** Takes one try at what `subject` names. Throws TOO_MANY_REQUESTS while it is blocked. */
  async takeTry(rule: GuessRule, subject: string): Promise<void> {
    const _id = this.idOf(rule, subject);
    for (;;) {
      const now = this.clock.now();
      const counted = await this.guesses.updateOne(
        {
          _id,
          tries: trusted({ $lt: rule.tries }),
          blockedUntil: trusted({ $lte: now }),
          windowEndsAt: trusted({ $gt: now }),
        },
        { $inc: { tries: 1 } },
      );
      if (counted.modifiedCount === 1) return;
      if (await this.openWindow(rule, _id, now)) return;
    }
  }

  /** Forgets the tries after a right answer. */
  async forget(rule: GuessRule, subject: string): Promise<void> {
    await this.guesses.deleteOne({ _id: this.idOf(rule, subject) });
  }

  /** Starts a window with this try (true), or blocks (throws); false when somebody else changed the row and it must be read again. */
  private async openWindow(rule: GuessRule, _id: string, now: Date): Promise<boolean> {
    const windowEndsAt = after(now, rule.windowMs);
    const row = await this.guesses.findOne({ _id }).lean();
    if (row === null) {
      const first = { _id, tries: 1, strikes: 0, blockedUntil: NEVER_BLOCKED, windowEndsAt };
      return this.guesses.create(first).then(
        () => true,
        (error: unknown) => (isDuplicateKey(error) ? false : Promise.reject(error)),
      );
    }
    if (row.blockedUntil > now) throw tooMany(row.blockedUntil, now);
    const unchanged = { _id, tries: row.tries, strikes: row.strikes, windowEndsAt: row.windowEndsAt };
    if (row.windowEndsAt <= now) {
      const reset = await this.guesses.updateOne(unchanged, { $set: { tries: 1, strikes: 0, windowEndsAt } });
      return reset.modifiedCount === 1;
    }
    if (row.tries < rule.tries) return false;
    const block = rule.blocksMs[Math.min(row.strikes, rule.blocksMs.length - 1)] ?? rule.blocksMs[0];
    const blockedUntil = after(now, block);
    const blocked = await this.guesses.updateOne(unchanged, {
      $set: { tries: 0, strikes: row.strikes + 1, blockedUntil, windowEndsAt: after(blockedUntil, rule.windowMs) },
    });
    if (blocked.modifiedCount === 1) throw tooMany(blockedUntil, now);
    return false;
  }

  private idOf(rule: GuessRule, subject: string): string {
    return `${rule.name}-${createHmac('sha256', this.config.OTP_PEPPER).update(subject).digest('base64url')}`;
  }
}

function after(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}

function tooMany(until: Date, now: Date): DomainError {
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

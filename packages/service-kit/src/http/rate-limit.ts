import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { Log } from '../app/log.js';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import { REDIS } from '../store/redis.js';
import { DomainError } from './domain-error.js';

/** How often something may happen: `limit` times in each window. `name` is part of the stored key. */
export interface RateRule {
  name: string;
  limit: number;
  windowSeconds: number;
}

/** Counts and returns [count, milliseconds until the window ends]. */
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`;

/** Limits how often something happens, across all instances. */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly log: Log,
  ) {}

  /**
   * Counts one use of `key` (a phone, an address; stored only as a keyed hash). Throws TOO_MANY_REQUESTS beyond the limit and
   * UNAVAILABLE when Redis is away: an attacker gains nothing by that. Does nothing where RATE_LIMITS=off.
   */
  async take(rule: RateRule, key: string): Promise<void> {
    outsideTransaction('counting a limit');
    if (this.config.RATE_LIMITS === 'off') return;
    let answer: [number, number];
    try {
      const window = rule.windowSeconds * 1000;
      answer = (await this.redis.eval(COUNT, 1, this.stored(rule.name, key), window)) as [number, number];
    } catch (cause) {
      throw new DomainError('UNAVAILABLE', { cause });
    }
    const [count, remainingMs] = answer;
    if (count <= rule.limit) return;
    this.log.warn('rate.exceeded', { rule: rule.name });
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)) });
  }

  /** Counts one use of `key` and says whether it is within the limit. Throws UNAVAILABLE when Redis is away. */
  async allows(rule: RateRule, key: string): Promise<boolean> {
    try {
      await this.take(rule, key);
      return true;
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'TOO_MANY_REQUESTS') return false;
      throw fault;
    }
  }

  /** Forgets the uses of `key` that were counted under a rule. Redis being away changes nothing: the wait just stays. */
  async forget(rule: string, key: string): Promise<void> {
    outsideTransaction('counting a limit');
    if (this.config.RATE_LIMITS === 'off') return;
    await this.redis.del(this.stored(rule, key)).catch(() => this.log.warn('rate.not-forgotten', { rule }));
  }

  private stored(rule: string, key: string): string {
    const hashed = createHmac('sha256', this.config.SESSION_SECRET).update(`${rule}:${key}`).digest('base64url');
    return `rate:${rule}:${hashed}`;
  }
}

import { CONFIG } from '@diwan/service-kit/config';
import { DomainError } from '@diwan/service-kit/domain-error';
import { RateLimiter, type RateRule } from '@diwan/service-kit/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { CodeBreaker } from './code-breaker.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Numbers that differ only in these last digits share a budget: pumping walks through whole blocks. */
const BLOCK_DIGITS = 4;

/** How many codes are sent, to whom and at whose wish (D-004, SEC-02). */
@Injectable()
export class SendLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly breaker: CodeBreaker,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Takes one send from every budget; throws TOO_MANY_REQUESTS with the wait when one is used up. */
  async take(phone: string, address: string): Promise<void> {
    const { OTP_RESEND_SECONDS, OTP_PREFIX_BUDGET, OTP_HOURLY_BUDGET } = this.config;
    await this.limiter.take({ name: 'otp-address', limit: 20, windowSeconds: HOUR }, network(address));
    if (OTP_RESEND_SECONDS > 0) {
      await this.limiter.take({ name: 'otp-gap', limit: 1, windowSeconds: OTP_RESEND_SECONDS }, phone);
    }
    await this.limiter.take({ name: 'otp-phone', limit: 3, windowSeconds: 10 * MINUTE }, phone);
    await this.limiter.take({ name: 'otp-phone-day', limit: 10, windowSeconds: DAY }, phone);
    const block = phone.slice(0, -BLOCK_DIGITS);
    await this.guarded('prefix', { name: 'otp-prefix', limit: OTP_PREFIX_BUDGET, windowSeconds: HOUR }, block);
    await this.guarded('global', { name: 'otp-global', limit: OTP_HOURLY_BUDGET, windowSeconds: HOUR }, 'all');
  }

  /** A budget whose end staff should hear of. */
  private async guarded(scope: 'prefix' | 'global', rule: RateRule, key: string): Promise<void> {
    try {
      await this.limiter.take(rule, key);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') await this.breaker.trip(scope);
      throw error;
    }
  }
}

/** Whoever has an IPv6 address has the whole /64, so it counts as one. */
export function network(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) return address.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...missing, ...back].slice(0, 4).join(':');
}

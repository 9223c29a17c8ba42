import { CONFIG } from '@diwan/service-kit/config';
import { DomainError } from '@diwan/service-kit/domain-error';
import { RateLimiter, type RateRule } from '@diwan/service-kit/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { CodeBreaker, type CodeBudget } from './code-breaker.js';
import type { Requester } from './requester.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Numbers that differ only in these last digits share a budget: pumping walks through whole blocks. */
const BLOCK_DIGITS = 4;

/** Between two codes to one phone for one requester. */
const GAP = { name: 'otp-gap', limit: 1 };

/**
 * How many codes are sent, to whom and at whose wish (D-004, SEC-02). What one person sees is counted per phone and requester;
 * the budgets against pumping are apart for known browsers, for phones that were proven and for all others, so that none of them can
 * use up what another has.
 */
@Injectable()
export class SendLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly breaker: CodeBreaker,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Takes one send from every budget; throws TOO_MANY_REQUESTS with the wait when one is used up. */
  async take(phone: string, { lane, key }: Requester): Promise<void> {
    const { OTP_RESEND_SECONDS } = this.config;
    const pair = `${phone} ${key}`;
    if (lane !== 'known') await this.limiter.take({ name: 'otp-address', limit: 20, windowSeconds: HOUR }, key);
    if (OTP_RESEND_SECONDS > 0) {
      await this.limiter.take({ ...GAP, windowSeconds: OTP_RESEND_SECONDS }, pair);
    }
    await this.limiter.take({ name: 'otp-phone', limit: 3, windowSeconds: 10 * MINUTE }, pair);
    await this.limiter.take({ name: 'otp-phone-day', limit: 10, windowSeconds: DAY }, pair);
    // Alike for proven phones and others, so that the answer tells nobody which one it is (D-008), and short, so that whoever holds the
    // phone and comes with a new browser waits a minute at most.
    if (lane !== 'known') {
      await this.limiter.take({ name: 'otp-phone-strangers', limit: 3, windowSeconds: MINUTE }, phone);
    }
    await Promise.all(this.budgetsOf(lane, phone).map((budget) => this.guarded(...budget)));
  }

  /** Lets a requester (see requester.ts) ask again without waiting, because the code they have is dead; the other limits hold. */
  async endGap(phone: string, requester: string): Promise<void> {
    await this.limiter.forget(GAP.name, `${phone} ${requester}`);
  }

  private budgetsOf(lane: Requester['lane'], phone: string): [CodeBudget, RateRule, string][] {
    const { OTP_PREFIX_BUDGET, OTP_HOURLY_BUDGET, OTP_RESERVE } = this.config;
    const hourly = (name: string, limit: number): RateRule => ({ name, limit, windowSeconds: HOUR });
    if (lane !== 'stranger') return [[lane, hourly(`otp-${lane}`, OTP_RESERVE), 'all']];
    return [
      ['prefix', hourly('otp-prefix', OTP_PREFIX_BUDGET), phone.slice(0, -BLOCK_DIGITS)],
      ['global', hourly('otp-global', OTP_HOURLY_BUDGET), 'all'],
    ];
  }

  /** A budget whose end staff should hear of. */
  private async guarded(budget: CodeBudget, rule: RateRule, key: string): Promise<void> {
    try {
      await this.limiter.take(rule, key);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') await this.breaker.trip(budget);
      throw error;
    }
  }
}

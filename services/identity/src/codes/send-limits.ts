import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter, type RateRule } from '@diwan/service-kit/http/rate-limit';
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
 * How many codes are sent, to whom and at whose wish (D-004, SEC-02). What one person sees is counted per phone and requester. The budgets
 * against pumping count every code that unknown browsers ask for, whoever's phone it is; beyond them phones that were proven have a reserve
 * of their own, and so have known browsers, so that nobody can use up what another has.
 */
@Injectable()
export class SendLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly breaker: CodeBreaker,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Takes one send from what a person sees; throws TOO_MANY_REQUESTS with the wait when it is used up. */
  async take(phone: string, { lane, key }: Requester): Promise<void> {
    const { OTP_RESEND_SECONDS } = this.config;
    const pair = `${phone} ${key}`;
    if (lane !== 'known') await this.limiter.take({ name: 'otp-address', limit: 20, windowSeconds: HOUR }, key);
    if (OTP_RESEND_SECONDS > 0) {
      await this.limiter.take({ ...GAP, windowSeconds: OTP_RESEND_SECONDS }, pair);
    }
    await this.limiter.take({ name: 'otp-phone', limit: 3, windowSeconds: 10 * MINUTE }, pair);
    await this.limiter.take({ name: 'otp-phone-day', limit: 10, windowSeconds: DAY }, pair);
    // Short, so that whoever holds the phone and comes with a new browser waits a minute at most.
    if (lane !== 'known') {
      await this.limiter.take({ name: 'otp-phone-strangers', limit: 3, windowSeconds: MINUTE }, phone);
    }
  }

  /** Takes one send from the budgets against pumping, alike for all phones (D-008); answers the refusal when one is used up, or null. */
  async takeBudgets(phone: string): Promise<DomainError | null> {
    const { OTP_PREFIX_BUDGET, OTP_HOURLY_BUDGET } = this.config;
    const refusals = await Promise.all([
      this.guarded('prefix', hourly('otp-prefix', OTP_PREFIX_BUDGET), phone.slice(0, -BLOCK_DIGITS)),
      this.guarded('global', hourly('otp-global', OTP_HOURLY_BUDGET), 'all'),
    ]);
    return refusals.find((refusal) => refusal !== null) ?? null;
  }

  /** Takes one send from the reserve of known browsers or of proven phones; answers the refusal when it is used up, or null. */
  takeReserve(lane: 'known' | 'verified'): Promise<DomainError | null> {
    return this.guarded(lane, hourly(`otp-${lane}`, this.config.OTP_RESERVE), 'all');
  }

  /** Lets a requester (see requester.ts) ask again without waiting, because the code they have is dead; the other limits hold. */
  async endGap(phone: string, requester: string): Promise<void> {
    await this.limiter.forget(GAP.name, `${phone} ${requester}`);
  }

  /** A budget whose end staff should hear of. */
  private async guarded(budget: CodeBudget, rule: RateRule, key: string): Promise<DomainError | null> {
    try {
      await this.limiter.take(rule, key);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      await this.breaker.trip(budget);
      return error;
    }
  }
}

const hourly = (name: string, limit: number): RateRule => ({ name, limit, windowSeconds: HOUR });

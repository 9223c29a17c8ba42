import { Clock } from '@diwan/service-kit/clock';
import { CONFIG } from '@diwan/service-kit/config';
import { DomainError } from '@diwan/service-kit/domain-error';
import { RateLimiter } from '@diwan/service-kit/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { CODES_OF_A_PHONE } from '../guesses/guess-rules.js';
import { CodeRepository } from './code.repository.js';
import type { CodePurpose } from './code.schema.js';
import { hashCode, sameHash } from './code-hash.js';
import { network } from './send-limits.js';

/** Requests to verify from one address, right or wrong. */
const VERIFIES_OF_AN_ADDRESS = { name: 'otp-verify', limit: 300, windowSeconds: 3600 };

/** A code as somebody typed it. */
export interface CodeAttempt {
  challengeId: string;
  code: string;
  purpose: CodePurpose;
  /** Hash of the browser it was typed in; null for one that never asked. */
  browser: string | null;
  address: string;
}

/** Checks one-time codes. Every way to fail gives the same answer: unknown, wrong, used, expired, replaced. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly codes: CodeRepository,
    private readonly guesses: GuessGuard,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Spends a right code and returns the phone it proves. Throws OTP_INVALID or TOO_MANY_REQUESTS. */
  async run({ challengeId, code, purpose, browser, address }: CodeAttempt): Promise<string> {
    await this.limiter.take(VERIFIES_OF_AN_ADDRESS, network(address));
    const issued = await this.codes.find(challengeId);
    // Nobody else's guess counts against the person who asked.
    if (issued === null || issued.browser !== browser) throw new DomainError('OTP_INVALID');
    const limited = this.config.RATE_LIMITS === 'on';
    if (limited) await this.guesses.check(CODES_OF_A_PHONE, issued.phone);
    const now = this.clock.now();
    const counted = await this.codes.countTry(challengeId, purpose, now);
    if (counted === null) throw new DomainError('OTP_INVALID');
    const { phone } = counted;
    if (!sameHash(hashCode(this.config.OTP_PEPPER, { challengeId, phone, purpose }, code), counted.codeHash)) {
      if (limited) await this.guesses.takeTry(CODES_OF_A_PHONE, phone);
      throw new DomainError('OTP_INVALID');
    }
    if (!(await this.codes.markUsed(challengeId, now))) throw new DomainError('OTP_INVALID');
    await this.guesses.forget(CODES_OF_A_PHONE, phone);
    return phone;
  }
}

import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { networkOf } from '@diwan/service-kit/app/network';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Inject, Injectable } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import type { IdentityConfig } from '../config.js';
import { browserOf } from '../devices/browser.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { CODES_OF_A_REQUESTER, STRANGERS_AT_A_PHONE } from '../guesses/guess-rules.js';
import { CodeRepository, TRIES_PER_CODE } from './code.repository.js';
import type { CodePurpose, CodeRecord } from './code.schema.js';
import { hashCode, sameHash } from './code-hash.js';
import { GuessedCodes } from './guessed-codes.js';
import { Requesters } from './requester.js';
import { SendLimits } from './send-limits.js';

/** Requests to verify from one network, right or wrong. */
const VERIFIES_OF_AN_ADDRESS = { name: 'otp-verify', limit: 300, windowSeconds: 3600 };

/** Stands for the browser of codes that another service has asked for: the service ties them to its own. */
export const PROOF_BROWSER = 'service';

/** A code as somebody typed it. */
export interface CodeAttempt {
  challengeId: string;
  code: string;
  purpose: CodePurpose;
  /** Where it was typed. */
  arrival: Arrival;
}

/**
 * Checks one-time codes. The browser that asked is told whether another try may succeed (OTP_INVALID) or the code is dead (OTP_DEAD: used,
 * expired, out of tries); anybody else always gets the same answer.
 */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly codes: CodeRepository,
    private readonly requesters: Requesters,
    private readonly guesses: GuessGuard,
    private readonly guessedCodes: GuessedCodes,
    private readonly limits: SendLimits,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Spends a right code and returns the phone it proves. Throws OTP_INVALID, OTP_DEAD or TOO_MANY_REQUESTS. */
  async run({ challengeId, code, purpose, arrival }: CodeAttempt): Promise<string> {
    const { caller } = arrival;
    const issued = await this.codes.find(challengeId);
    const requester = await this.requesters.of(issued?.phone ?? '', arrival);
    const isOwn = issued !== null && requester.lane === 'known' && requester.key === issued.requester;
    if (!isOwn) await this.limiter.take(VERIFIES_OF_AN_ADDRESS, networkOf(caller.address));
    // Nobody else's guess counts against the person who asked.
    if (issued === null || issued.browser !== browserOfAttempt(purpose, arrival)) throw new DomainError('OTP_INVALID');
    // Guesses count for whoever asked for the code, so that nobody's guesses at codes of their own block the holder's (D-004).
    const guesser = `${issued.phone} ${issued.requester}`;
    const limited = this.config.RATE_LIMITS === 'on';
    if (limited) await this.guesses.check(CODES_OF_A_REQUESTER, guesser);
    const now = this.clock.now();
    if (issued.purpose !== purpose) throw new DomainError('OTP_INVALID');
    const tries = await this.triesOf(issued, isOwn);
    const counted = await this.codes.countTry(challengeId, purpose, tries, now);
    if (counted === null) throw await this.dead(issued);
    const { phone } = counted;
    if (!sameHash(hashCode(this.config.OTP_PEPPER, { challengeId, phone, purpose }, code), counted.codeHash)) {
      const isDead = counted.tries + 1 >= tries;
      if (isDead) this.guessedCodes.note(phone, caller);
      if (limited) {
        if (!isOwn) await this.guesses.note(STRANGERS_AT_A_PHONE, phone);
        await this.guesses.takeTry(CODES_OF_A_REQUESTER, guesser);
      }
      throw isDead ? await this.dead(issued) : new DomainError('OTP_INVALID');
    }
    if (!(await this.codes.markUsed(challengeId, now))) throw await this.dead(issued);
    await this.guesses.forget(CODES_OF_A_REQUESTER, guesser);
    return phone;
  }

  /** A code that nothing can come of any more: its requester may ask for another one at once. */
  private async dead({ phone, requester }: CodeRecord): Promise<DomainError> {
    await this.limits.endGap(phone, requester);
    return new DomainError('OTP_DEAD');
  }

  /** Tries a code has: after many wrong guesses by strangers, each code that one of them asked for has one. */
  private async triesOf({ phone }: CodeRecord, isOwn: boolean): Promise<number> {
    if (isOwn || this.config.RATE_LIMITS === 'off') return TRIES_PER_CODE;
    return (await this.guesses.isBlocked(STRANGERS_AT_A_PHONE, phone)) ? 1 : TRIES_PER_CODE;
  }
}

/** Where it was typed: in the browser of whoever signs in, or with the service that wants something proved. */
const browserOfAttempt = (purpose: CodePurpose, { request }: Arrival): string | null =>
  purpose === 'proof' ? PROOF_BROWSER : browserOf(request);

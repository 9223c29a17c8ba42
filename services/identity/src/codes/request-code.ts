import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import type { requestCode } from '@diwan/contracts/people/sign-in/http';
import type { Language } from '@diwan/contracts/shared/language';
import { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import type { IdentityConfig } from '../config.js';
import { CodeRepository } from './code.repository.js';
import type { CodePurpose } from './code.schema.js';
import { hashCode, newChallengeId, newCode } from './code-hash.js';
import { mayReceiveCode } from './destination.js';
import { type Requester, Requesters } from './requester.js';
import { SendLimits } from './send-limits.js';

/** Lifetime of a code (part 1, section 9). */
const CODE_LIFETIME_MS = 10 * 60_000;
/** The provider is given this long; a person waits for the answer. */
const SEND_TIMEOUT_MS = 5000;

/** What the provider is told. */
interface CodeMessage {
  to: string;
  code: string;
  language: Language;
  challengeId: string;
  whatsappOnly?: true;
}

/**
 * Sends a one-time code. Known and unknown phones are answered alike in words and in time (D-008). The answer comes after the provider
 * accepted the message (D-019), unless the budgets against pumping are used up: then everybody is answered at once that a code goes to
 * those who have an account, and it is sent behind the answer, or not.
 */
@Injectable()
export class RequestCode {
  private readonly callingCodes: ReadonlySet<string>;

  constructor(
    private readonly codes: CodeRepository,
    private readonly requesters: Requesters,
    private readonly limits: SendLimits,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.callingCodes = new Set(config.OTP_CALLING_CODES.split(','));
  }

  /** `browser` is the hash of the browser that asks; the code works there alone. Throws VALIDATION, TOO_MANY_REQUESTS, MESSAGE_NOT_SENT or UNAVAILABLE. */
  async run(
    { phone: typed, language }: InputOf<typeof requestCode>['body'],
    arrival: Arrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestCode>> {
    const phone = normalisePhone(typed);
    if (phone === null) throw new DomainError('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } });
    return this.issue({ phone, language, purpose: 'sign-in' }, arrival, browser);
  }

  /** Sends a code, good for `purpose` alone, to a phone in E.164 or, for a proof, to an e-mail address. Throws like `run`. */
  async issue(
    { phone, language, purpose }: { phone: string; language: Language; purpose: CodePurpose },
    arrival: Arrival,
    browser: string,
  ): Promise<ResponseOf<typeof requestCode>> {
    if (!phone.includes('@') && !mayReceiveCode(phone, this.callingCodes))
      throw new DomainError('VALIDATION', { fieldErrors: { phone: 'invalid_phone' } });
    const requester = await this.requesters.of(phone, arrival);
    await this.limits.take(phone, requester);
    const isHeldBack = await this.isHeldBack(phone, purpose, requester);
    const binding = { challengeId: newChallengeId(), phone, purpose };
    const code = newCode();
    const expiresAt = new Date(this.clock.now().getTime() + CODE_LIFETIME_MS);
    const codeHash = hashCode(this.config.OTP_PEPPER, binding, code);
    await this.codes.replace({ ...binding, requester: requester.key, browser, codeHash, expiresAt });
    const only = purpose.startsWith('whatsapp ') && ({ whatsappOnly: true } as const);
    const message = { to: phone, code, language, challengeId: binding.challengeId, ...only };
    if (isHeldBack) void this.sendIfProven(message, requester);
    else await this.send(message);
    return {
      challengeId: binding.challengeId,
      expiresAt: expiresAt.toISOString(),
      resendAfterSeconds: this.config.OTP_RESEND_SECONDS,
      knownOnly: isHeldBack,
    };
  }

  /** Whether this code may only go to a phone that was proven. Codes for other purposes than signing in are refused then. */
  private async isHeldBack(phone: string, purpose: CodePurpose, { lane }: Requester): Promise<boolean> {
    const refusal = await (lane === 'known' ? this.limits.takeReserve(lane) : this.limits.takeBudgets(phone));
    if (refusal !== null && (lane === 'known' || purpose !== 'sign-in')) throw refusal;
    return refusal !== null;
  }

  /** Nobody waits for it: how long it takes, or that it fails, would tell which phones have an account. */
  private async sendIfProven(message: CodeMessage, { lane }: Requester): Promise<void> {
    try {
      if (lane === 'verified' && (await this.limits.takeReserve(lane)) === null) await this.deliver(message);
    } catch (error) {
      this.log.warn('code.not-sent', { challengeId: message.challengeId, error });
    }
  }

  private async send(message: CodeMessage): Promise<void> {
    try {
      await this.deliver(message);
    } catch (error) {
      await this.codes.remove(message.challengeId);
      throw error;
    }
  }

  private async deliver(message: CodeMessage): Promise<void> {
    const { accepted } = await this.rpc.ask(sendCode, message, { timeoutMs: SEND_TIMEOUT_MS });
    if (!accepted) throw new DomainError('MESSAGE_NOT_SENT');
  }
}

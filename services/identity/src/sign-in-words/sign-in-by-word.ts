import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import type { signInByWord } from '@diwan/contracts/people/sign-in-words/http';
import { networkOf } from '@diwan/service-kit/app/network';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { Injectable } from '@nestjs/common';
import type { Arrival } from '../arrivals/welcome.js';
import { browserOf } from '../devices/browser.js';
import { AdmitPhone } from '../sign-in/admit-phone.js';
import { SignInWords } from './sign-in-words.js';

/** A page asks every two or three seconds for ten minutes; several people of one office may wait at once. */
const ASKS_OF_A_NETWORK = { name: 'sign-in-word-redeem', limit: 3000, windowSeconds: 3600 };

/** Signs in the browser whose word has arrived from a phone. Staff still confirm by their second factor, as after a code. */
@Injectable()
export class SignInByWord {
  constructor(
    private readonly words: SignInWords,
    private readonly admit: AdmitPhone,
    private readonly limiter: RateLimiter,
  ) {}

  /** Throws TICKET_INVALID or TOO_MANY_REQUESTS. */
  async run(
    { id, mode }: InputOf<typeof signInByWord>['body'],
    arrival: Arrival,
  ): Promise<{ answer: ResponseOf<typeof signInByWord>; cookies: string[] }> {
    await this.limiter.take(ASKS_OF_A_NETWORK, networkOf(arrival.caller.address));
    const browser = browserOf(arrival.request);
    const standing = browser === null ? ({ is: 'gone' } as const) : await this.words.spend(id, browser);
    if (standing.is === 'gone') throw new DomainError('TICKET_INVALID');
    if (standing.is === 'waiting') return { answer: { outcome: 'waiting' }, cookies: [] };
    return this.admit.run(standing.phone, mode, arrival);
  }
}

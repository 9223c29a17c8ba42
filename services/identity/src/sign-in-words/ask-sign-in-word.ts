import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { ownNumber } from '@diwan/contracts/messages/own-number/questions';
import type { askSignInWord } from '@diwan/contracts/people/sign-in-words/http';
import { networkOf } from '@diwan/service-kit/app/network';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RateLimiter } from '@diwan/service-kit/http/rate-limit';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { SignInWords } from './sign-in-words.js';

/** A word costs the firm nothing, so this only keeps one network from filling the store. */
const WORDS_OF_A_NETWORK = { name: 'sign-in-word', limit: 60, windowSeconds: 3600 };

/** Gives a browser a word to send us. Nothing goes out, so nobody can make the firm pay or have it message strangers (D-004). */
@Injectable()
export class AskSignInWord {
  constructor(
    private readonly words: SignInWords,
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  /** Throws TOO_MANY_REQUESTS, or UNAVAILABLE where the firm receives no messages. */
  async run(browser: string, address: string): Promise<ResponseOf<typeof askSignInWord>> {
    await this.limiter.take(WORDS_OF_A_NETWORK, networkOf(address));
    const { writeTo, number } = await this.rpc.ask(ownNumber, {});
    if (writeTo === null) throw new DomainError('UNAVAILABLE');
    const { id, word, expiresAt } = await this.words.issue(browser);
    return { id, word, writeTo, number, expiresAt: expiresAt.toISOString() };
  }
}

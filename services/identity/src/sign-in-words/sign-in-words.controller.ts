import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { askSignInWord, signInByWord } from '@diwan/contracts/people/sign-in-words/http';
import { Caller, Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { bindBrowser } from '../devices/browser.js';
import { AskSignInWord } from './ask-sign-in-word.js';
import { SignInByWord } from './sign-in-by-word.js';

/** Signing in by sending us a message. */
@Controller()
export class SignInWordsController {
  constructor(
    private readonly asks: AskSignInWord,
    private readonly signIn: SignInByWord,
  ) {}

  @Endpoint(askSignInWord)
  async ask(
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof askSignInWord>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.asks.run(browser, caller.address);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(signInByWord)
  async redeem(
    @Input() { body }: InputOf<typeof signInByWord>,
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof signInByWord>> {
    const { answer, cookies } = await this.signIn.run(body, { caller, request });
    for (const cookie of cookies) response.append('Set-Cookie', cookie);
    return answer;
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { requestCode, signUp, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { Caller, Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { RequestCode } from '../codes/request-code.js';
import { bindBrowser } from '../devices/browser.js';
import { SignIn } from './sign-in.js';
import { SignUp } from './sign-up.js';

/** Signing in and up with a phone and a one-time code. */
@Controller()
export class SignInController {
  constructor(
    private readonly requests: RequestCode,
    private readonly signIn: SignIn,
    private readonly signUps: SignUp,
  ) {}

  @Endpoint(requestCode)
  async request(
    @Input() { body }: InputOf<typeof requestCode>,
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof requestCode>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.requests.run(body, { caller, request }, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(verifyCode)
  async verify(
    @Input() { body }: InputOf<typeof verifyCode>,
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof verifyCode>> {
    const { answer, cookies } = await this.signIn.run(body, { caller, request });
    for (const cookie of cookies) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(signUp)
  async signUp(
    @Input() { body }: InputOf<typeof signUp>,
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof signUp>> {
    const { person, cookies } = await this.signUps.run(body, { caller, request });
    for (const cookie of cookies) response.append('Set-Cookie', cookie);
    return { person };
  }
}

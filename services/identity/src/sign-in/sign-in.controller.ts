import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { requestCode, signUp, verifyCode } from '@diwan/contracts/http/identity';
import { Caller, Endpoint, Input } from '@diwan/service-kit/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { RequestCode } from '../codes/request-code.js';
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
  request(
    @Input() { body }: InputOf<typeof requestCode>,
    @Caller() caller: Caller,
  ): Promise<ResponseOf<typeof requestCode>> {
    return this.requests.run(body, caller.address);
  }

  @Endpoint(verifyCode)
  async verify(
    @Input() { body }: InputOf<typeof verifyCode>,
    @Caller() caller: Caller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof verifyCode>> {
    const { answer, cookie } = await this.signIn.run(body, caller);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(signUp)
  async signUp(
    @Input() { body }: InputOf<typeof signUp>,
    @Caller() caller: Caller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof signUp>> {
    const { person, cookie } = await this.signUps.run(body, caller);
    response.append('Set-Cookie', cookie);
    return { person };
  }
}

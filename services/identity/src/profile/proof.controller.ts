import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changeOwnPhone,
  type OwnProfile,
  requestEmailCode,
  requestPhoneCode,
  verifyEmail,
} from '@diwan/contracts/people/profile/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { bindBrowser } from '../devices/browser.js';
import { ChangeOwnPhone } from './change-own-phone.js';
import { ProveEmail } from './prove-email.js';

/** What people prove of themselves by codes: an e-mail address, and another phone to sign in with. */
@Controller()
export class ProofController {
  constructor(
    private readonly email: ProveEmail,
    private readonly phone: ChangeOwnPhone,
  ) {}

  @Endpoint(requestEmailCode)
  async sendToEmail(
    @Input() { body }: InputOf<typeof requestEmailCode>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof requestEmailCode>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.email.request(body, { caller, request }, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(verifyEmail)
  verify(
    @Input() { body }: InputOf<typeof verifyEmail>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
  ): Promise<OwnProfile> {
    return this.email.verify(body, { caller, request });
  }

  @Endpoint(requestPhoneCode)
  async sendToPhone(
    @Input() { body }: InputOf<typeof requestPhoneCode>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof requestPhoneCode>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.phone.request(body, { caller, request }, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(changeOwnPhone)
  async change(
    @Input() { body }: InputOf<typeof changeOwnPhone>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
  ): Promise<void> {
    await this.phone.run(body, { caller, request });
  }
}

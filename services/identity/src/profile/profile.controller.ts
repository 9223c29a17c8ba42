import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getOwnProfile,
  type OwnProfile,
  requestWhatsappCode,
  setOwnProfile,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { bindBrowser } from '../devices/browser.js';
import { OwnProfiles } from './own-profile.js';
import { ProveWhatsapp } from './prove-whatsapp.js';

/** A person's own contact data. There is no way to look up anybody else's (D-150). */
@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: OwnProfiles,
    private readonly whatsapp: ProveWhatsapp,
  ) {}

  @Endpoint(getOwnProfile)
  own(@Caller() caller: SignedInCaller): Promise<OwnProfile> {
    return this.profiles.read(caller);
  }

  @Endpoint(setOwnProfile)
  change(@Input() { body }: InputOf<typeof setOwnProfile>, @Caller() caller: SignedInCaller): Promise<OwnProfile> {
    return this.profiles.change(body, caller);
  }

  @Endpoint(requestWhatsappCode)
  async sendCode(
    @Input() { body }: InputOf<typeof requestWhatsappCode>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof requestWhatsappCode>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.whatsapp.request(body, { caller, request }, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(verifyWhatsapp)
  verify(
    @Input() { body }: InputOf<typeof verifyWhatsapp>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
  ): Promise<OwnProfile> {
    return this.whatsapp.verify(body, { caller, request });
  }
}

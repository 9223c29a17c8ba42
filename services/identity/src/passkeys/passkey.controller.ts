import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmByPasskey,
  listOwnPasskeys,
  ownFactors,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@diwan/contracts/people/passkeys/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { bindBrowser } from '../devices/browser.js';
import { AddPasskey } from './add-passkey.js';
import { ConfirmByPasskey } from './confirm-by-passkey.js';
import { OwnPasskeys } from './own-passkeys.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';

/** Passkeys of staff (AUTH-13). */
@Controller()
export class PasskeyController {
  constructor(
    private readonly adding: AddPasskey,
    private readonly confirming: ConfirmByPasskey,
    private readonly signingIn: SignInByPasskey,
    private readonly own: OwnPasskeys,
  ) {}

  @Endpoint(ownFactors)
  factors(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof ownFactors>> {
    return this.own.ownFactors(caller);
  }

  @Endpoint(beginPasskey)
  begin(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof beginPasskey>> {
    return this.adding.begin(caller);
  }

  @Endpoint(addPasskey)
  async add(
    @Input() { body }: InputOf<typeof addPasskey>,
    @Caller() caller: SignedInCaller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof addPasskey>> {
    const { passkey, recoveryCodes, cookie } = await this.adding.finish(caller, body.credential, request);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return { passkey, recoveryCodes };
  }

  @Endpoint(beginPasskeyConfirmation)
  beginConfirmation(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof beginPasskeyConfirmation>> {
    return this.confirming.begin(caller);
  }

  @Endpoint(confirmByPasskey)
  async confirm(
    @Input() { body }: InputOf<typeof confirmByPasskey>,
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof confirmByPasskey>> {
    const { person, cookie } = await this.confirming.finish(caller, body.assertion);
    response.append('Set-Cookie', cookie);
    return { person };
  }

  @Endpoint(beginPasskeySignIn)
  async beginSignIn(
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof beginPasskeySignIn>> {
    const { browser, cookie } = bindBrowser(request);
    const answer = await this.signingIn.begin(caller, browser);
    if (cookie !== null) response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(signInByPasskey)
  async signIn(
    @Input() { body }: InputOf<typeof signInByPasskey>,
    @Caller() caller: Caller,
    @Request() request: ExpressRequest,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof signInByPasskey>> {
    const { person, cookies } = await this.signingIn.finish(body.assertion, { caller, request });
    for (const cookie of cookies) response.append('Set-Cookie', cookie);
    return { person };
  }

  @Endpoint(listOwnPasskeys)
  list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnPasskeys>> {
    return this.own.list(caller);
  }

  @Endpoint(renamePasskey)
  rename(
    @Input() { params, body }: InputOf<typeof renamePasskey>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof renamePasskey>> {
    return this.own.rename(caller, params.id, body.name);
  }

  @Endpoint(removePasskey)
  async remove(@Input() { params }: InputOf<typeof removePasskey>, @Caller() caller: SignedInCaller): Promise<void> {
    await this.own.remove(caller, params.id);
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { adminKeyState, useAdminKey } from '@diwan/contracts/people/admin-key/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { UseAdminKey } from './use-admin-key.js';

/** The key that makes the first owner. */
@Controller()
export class AdminKeyController {
  constructor(private readonly adminKey: UseAdminKey) {}

  @Endpoint(adminKeyState)
  async state(): Promise<ResponseOf<typeof adminKeyState>> {
    return { ownerNeeded: await this.adminKey.ownerNeeded() };
  }

  @Endpoint(useAdminKey)
  async use(
    @Input() { body }: InputOf<typeof useAdminKey>,
    @Caller() caller: SignedInCaller,
    @Response({ passthrough: true }) response: ExpressResponse,
  ): Promise<ResponseOf<typeof useAdminKey>> {
    const { outcome, session } = await this.adminKey.run(body.key, caller);
    response.append('Set-Cookie', session.cookie);
    return { outcome, person: session.person };
  }
}

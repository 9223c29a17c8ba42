import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getClientMessageHealth } from '@diwan/contracts/messages/client-health/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ClientHealth } from './client-health.js';

/** Whether messages reach a client, for those who may read the client. */
@Controller()
export class ClientHealthController {
  constructor(private readonly health: ClientHealth) {}

  @Endpoint(getClientMessageHealth)
  of(
    @Input() { params }: InputOf<typeof getClientMessageHealth>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof getClientMessageHealth>> {
    return this.health.of(caller, params.id);
  }
}

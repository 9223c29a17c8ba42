import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getClientCaseHealth } from '@diwan/contracts/matters/client-health/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ClientHealth } from './client-health.js';

/** Whether clients stay in touch, for the staff who work for them. */
@Controller()
export class ClientHealthController {
  constructor(private readonly health: ClientHealth) {}

  @Endpoint(getClientCaseHealth)
  of(
    @Input() { params }: InputOf<typeof getClientCaseHealth>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof getClientCaseHealth>> {
    return this.health.of(caller, params.id);
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getRequestTemplates, setRequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { FirmTemplates } from './firm-templates.js';

/** The firm's lists of what is asked of clients: read by whoever asks, set by owners and admins. */
@Controller()
export class RequestTemplatesController {
  constructor(private readonly firmTemplates: FirmTemplates) {}

  @Endpoint(getRequestTemplates)
  read(): Promise<ResponseOf<typeof getRequestTemplates>> {
    return this.firmTemplates.current();
  }

  @Endpoint(setRequestTemplates)
  set(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof setRequestTemplates>,
  ): Promise<ResponseOf<typeof setRequestTemplates>> {
    return this.firmTemplates.set(caller, body);
  }
}

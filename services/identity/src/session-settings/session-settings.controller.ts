import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getSessionSettings, setSessionSettings } from '@diwan/contracts/people/session-settings/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { SessionSettingsService } from './session-settings.js';

/** How long people stay signed in. */
@Controller()
export class SessionSettingsController {
  constructor(private readonly settings: SessionSettingsService) {}

  @Endpoint(getSessionSettings)
  get(): Promise<ResponseOf<typeof getSessionSettings>> {
    return this.settings.read();
  }

  @Endpoint(setSessionSettings)
  set(
    @Input() { body }: InputOf<typeof setSessionSettings>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setSessionSettings>> {
    return this.settings.write(body, caller);
  }
}

import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getOfficeProfile, setOfficeProfile } from '@diwan/contracts/site/office/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { OfficeProfiles } from './office-profiles.js';

/** The firm's particulars, for visitors and for those who edit them. */
@Controller()
export class OfficeController {
  constructor(private readonly profiles: OfficeProfiles) {}

  @Endpoint(getOfficeProfile)
  profile(): Promise<ResponseOf<typeof getOfficeProfile>> {
    return this.profiles.current();
  }

  @Endpoint(setOfficeProfile)
  setProfile(
    @Input() { body }: InputOf<typeof setOfficeProfile>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setOfficeProfile>> {
    return this.profiles.replace(body, caller);
  }
}

import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import { OfficeProfiles } from './office-profiles.js';

/** Tells other services the firm's particulars. */
@Controller()
export class OfficeProfileAnswer {
  constructor(private readonly profiles: OfficeProfiles) {}

  @Answers(officeProfile)
  answer(): Promise<OfficeProfileDraft> {
    return this.profiles.current();
  }
}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CopyOfficeHoursWhenOfficeProfileChanged } from './copy-office-hours-when-office-profile-changed.handler.js';
import { OfficeHours } from './office-hours.js';
import { OfficeHoursSchema } from './office-hours.schema.js';

/** When the office is open: a copy of what news keeps. */
@Module({
  providers: [modelProvider('OfficeHours', OfficeHoursSchema), CopyOfficeHoursWhenOfficeProfileChanged, OfficeHours],
  exports: [OfficeHours],
})
export class OfficeModule {}

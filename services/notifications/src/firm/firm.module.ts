import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CopyFirmWhenOfficeProfileChanged } from './copy-firm-when-office-profile-changed.handler.js';
import { Firm } from './firm.js';
import { FirmSchema } from './firm.schema.js';

/** The name that signs: a copy of what news keeps. */
@Module({
  providers: [modelProvider('Firm', FirmSchema), CopyFirmWhenOfficeProfileChanged, Firm],
  exports: [Firm],
})
export class FirmModule {}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.js';
import { OfficeController } from './office.controller.js';
import { OfficeProfileAnswer } from './office-profile.answer.js';
import { OfficeProfileSchema } from './office-profile.schema.js';
import { OfficeProfiles } from './office-profiles.js';
import { PublicationController } from './publication.controller.js';
import { Publication } from './publication.js';

/** The firm's particulars. */
@Module({
  imports: [ChangesModule],
  controllers: [OfficeController, PublicationController],
  providers: [modelProvider('OfficeProfile', OfficeProfileSchema), OfficeProfileAnswer, OfficeProfiles, Publication],
  exports: [OfficeProfiles, Publication],
})
export class OfficeModule {}

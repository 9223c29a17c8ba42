import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { FirmModule } from '../firm/firm.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { BeginDigest } from './begin-digest.js';
import { DigestRepository } from './digest.repository.js';
import { DigestSchema } from './digest.schema.js';
import { DigestAudience } from './digest-audience.js';
import { DigestPreviews } from './digest-preview.js';
import { DigestSchedule } from './digest-schedule.js';
import { DigestsController } from './digests.controller.js';
import { OweDigests } from './owe-digests.js';

/** What clients who asked for it are told every morning. */
@Module({
  imports: [FirmModule, NoticesModule],
  controllers: [DigestsController],
  providers: [
    modelProvider('Digest', DigestSchema),
    BeginDigest,
    DigestAudience,
    DigestPreviews,
    DigestRepository,
    DigestSchedule,
    OweDigests,
  ],
})
export class DigestsModule {}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { MoveLinesOfClient } from './move-lines-of-client.js';
import { Timeline } from './timeline.js';
import { TimelineRepository } from './timeline.repository.js';
import { TimelineSchema } from './timeline.schema.js';

/** What happened in cases: `Timeline` is the door by which each noun writes. Knows no other noun, so that all may know it. */
@Module({
  imports: [ClientRecordsModule],
  providers: [modelProvider('Timeline', TimelineSchema), MoveLinesOfClient, Timeline, TimelineRepository],
  exports: [Timeline, TimelineRepository],
})
export class TimelineModule {}

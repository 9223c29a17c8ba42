import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { CaseTimelineController } from './case-timeline.controller.js';

/** The timeline of a case as staff and its clients read it. */
@Module({
  imports: [CasesModule, PeopleModule, TimelineModule],
  controllers: [CaseTimelineController],
})
export class CaseTimelineModule {}

import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { HearingsModule } from '../hearings/hearings.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { OwnWeekController } from './own-week.controller.js';
import { WeekLines } from './week-lines.js';
import { WeekOfClientAnswer } from './week-of-client.answer.js';

/** What a week brought to clients, also when nothing moved. */
@Module({
  imports: [CasesModule, HearingsModule, TimelineModule],
  controllers: [OwnWeekController],
  providers: [WeekLines, WeekOfClientAnswer],
})
export class WeeksModule {}

import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CourtsModule } from '../courts/courts.module.js';
import { HearingsModule } from '../hearings/hearings.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { CompleteCourtCalendar } from './complete-court-calendar.js';
import { DeadlineController } from './deadline.controller.js';
import { DeadlineRepository } from './deadline.repository.js';
import { DeadlineSchema } from './deadline.schema.js';
import { DeadlineTableController } from './deadline-table.controller.js';
import { DeadlineTableSchema } from './deadline-table.schema.js';
import { DeadlineTables } from './deadline-tables.js';
import { DeadlineTasks } from './deadline-tasks.js';
import { DeadlineViews } from './deadline-views.js';
import { DeadlinesOfHearing } from './deadlines-of-hearing.handler.js';
import { DecideDeadline } from './decide-deadline.js';
import { ProposeDeadline } from './propose-deadline.js';
import { ReckonAgain } from './reckon-again.js';
import { ReckonWhenCalendarChanged } from './reckon-when-calendar-changed.handler.js';

/** Deadlines of cases: reckoned from the firm's rules, proposed, confirmed by a lawyer, and a task from then on. */
@Module({
  imports: [CourtsModule, HearingsModule, PeopleModule, TasksModule, TimelineModule],
  controllers: [DeadlineController, DeadlineTableController],
  providers: [
    modelProvider('Deadline', DeadlineSchema),
    modelProvider('DeadlineTable', DeadlineTableSchema),
    CompleteCourtCalendar,
    DeadlineRepository,
    DeadlineTables,
    DeadlineTasks,
    DeadlineViews,
    DeadlinesOfHearing,
    DecideDeadline,
    ProposeDeadline,
    ReckonAgain,
    ReckonWhenCalendarChanged,
  ],
})
export class DeadlinesModule {}

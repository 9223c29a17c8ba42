import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { HearingsModule } from '../hearings/hearings.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { AddTask } from './add-task.js';
import { ChangeTask } from './change-task.js';
import { FollowTeamOfTasks } from './follow-team-of-tasks.js';
import { HandOverWhenTeamChanged } from './hand-over-when-team-changed.handler.js';
import { MoveTask } from './move-task.js';
import { MoveTasksOfClient } from './move-tasks-of-client.js';
import { ReckonTaskTimes } from './reckon-task-times.js';
import { SnoozeTask } from './snooze-task.js';
import { TaskController } from './task.controller.js';
import { TaskRepository } from './task.repository.js';
import { TaskSchema } from './task.schema.js';
import { TaskOfAttendance } from './task-of-attendance.handler.js';
import { TaskOfBillQuestion } from './task-of-bill-question.handler.js';
import { TaskOfHearing } from './task-of-hearing.handler.js';
import { TaskOfLead } from './task-of-lead.handler.js';
import { TaskOfMissedNotice } from './task-of-missed-notice.handler.js';
import { TaskOfShareWish } from './task-of-share-wish.handler.js';
import { TaskOwners } from './task-owners.js';
import { TaskReaches } from './task-reach.js';
import { TaskTimeline } from './task-timeline.js';
import { TaskViews } from './task-views.js';
import { TasksOfCauses } from './tasks-of-causes.js';

/** Tasks of staff, by hand and from what happens. */
@Module({
  imports: [ClientRecordsModule, CasesModule, HearingsModule, PeopleModule, TimelineModule],
  controllers: [TaskController],
  providers: [
    modelProvider('Task', TaskSchema),
    MoveTasksOfClient,
    AddTask,
    ChangeTask,
    FollowTeamOfTasks,
    HandOverWhenTeamChanged,
    MoveTask,
    ReckonTaskTimes,
    SnoozeTask,
    TaskOfAttendance,
    TaskOfBillQuestion,
    TaskOfHearing,
    TaskOfLead,
    TaskOfMissedNotice,
    TaskOfShareWish,
    TaskOwners,
    TaskReaches,
    TaskRepository,
    TaskTimeline,
    TaskViews,
    TasksOfCauses,
  ],
  exports: [TaskOwners, TasksOfCauses],
})
export class TasksModule {}

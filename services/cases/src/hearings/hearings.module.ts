import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { AnswerOfClientAnswer } from './answer-of-client.answer.js';
import { CancelHearing } from './cancel-hearing.js';
import { ChangeHearing } from './change-hearing.js';
import { CompleteOutcomeReaders } from './complete-outcome-readers.js';
import { DataOfHearings } from './data-of-hearings.js';
import { DeleteHearing } from './delete-hearing.js';
import { FindHearings } from './find-hearings.js';
import { FindOverlaps } from './find-overlaps.js';
import { FollowTeamOfHearings } from './follow-team-of-hearings.js';
import { HearingController } from './hearing.controller.js';
import { HearingRepository } from './hearing.repository.js';
import { HearingSchema } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import { HearingFields } from './hearing-fields.js';
import { HearingNoticeAnswer } from './hearing-notice.answer.js';
import { HearingReach } from './hearing-reach.js';
import { HearingTimeline } from './hearing-timeline.js';
import { HearingViews } from './hearing-views.js';
import { HoldOutcomeReaders } from './hold-outcome-readers.js';
import { MoveAnswersOfClient } from './move-answers-of-client.js';
import { NextHearingAnswer } from './next-hearing.answer.js';
import { NoteAnswer } from './note-answer.js';
import { NoteOutcome } from './note-outcome.js';
import { OwnHearingController } from './own-hearing.controller.js';
import { OwnHearings } from './own-hearings.js';
import { PostponeHearing } from './postpone-hearing.js';
import { ReckonHearingTimes } from './reckon-hearing-times.js';
import { ScheduleHearing } from './schedule-hearing.js';
import { TellHearingNews } from './tell-hearing-news.js';
import { TellOutcome } from './tell-outcome.js';

/** Hearings of cases: when and where, what came of them, and when their people are told. */
@Module({
  imports: [ClientRecordsModule, CasesModule, CourtsModule, DataPartsModule, PeopleModule, TimelineModule],
  controllers: [HearingController, OwnHearingController],
  providers: [
    modelProvider('Hearing', HearingSchema),
    MoveAnswersOfClient,
    AnswerOfClientAnswer,
    CancelHearing,
    CompleteOutcomeReaders,
    ChangeHearing,
    DataOfHearings,
    DeleteHearing,
    FindHearings,
    FindOverlaps,
    FollowTeamOfHearings,
    HearingEdits,
    HearingFields,
    HearingNoticeAnswer,
    HearingReach,
    HearingRepository,
    HearingTimeline,
    HearingViews,
    HoldOutcomeReaders,
    NextHearingAnswer,
    NoteAnswer,
    NoteOutcome,
    OwnHearings,
    PostponeHearing,
    ReckonHearingTimes,
    ScheduleHearing,
    TellHearingNews,
    TellOutcome,
  ],
  exports: [HearingReach, HearingRepository],
})
export class HearingsModule {}

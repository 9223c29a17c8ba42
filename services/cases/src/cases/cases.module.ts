import { HIDDEN_SUBJECTS } from '@diwan/service-kit/http/hidden-subjects';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { CourtsModule } from '../courts/courts.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { StageTemplatesModule } from '../stage-templates/stage-templates.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { ArchiveCase } from './archive-case.js';
import { BilledCasesAnswer } from './billed-cases.answer.js';
import { CaseController } from './case.controller.js';
import { CaseRepository } from './case.repository.js';
import { CaseSchema } from './case.schema.js';
import { CasePartsController } from './case-parts.controller.js';
import { CaseRelations } from './case-relations.js';
import { CaseViews } from './case-views.js';
import { CaseWallController } from './case-wall.controller.js';
import { CasesOfPersonAnswer } from './cases-of-person.answer.js';
import { ChangeCase } from './change-case.js';
import { ChosenCourts } from './chosen-courts.js';
import { ClientHolds } from './client-holds.js';
import { ClientReach } from './client-reach.js';
import { CompleteCaseWords } from './complete-case-words.js';
import { CompleteOldCases } from './complete-old-cases.js';
import { DataOfCases } from './data-of-cases.js';
import { EditParts } from './edit-parts.js';
import { MoveCasesOfClient } from './move-cases-of-client.js';
import { MoveStage } from './move-stage.js';
import { OpenCase } from './open-case.js';
import { OwnCaseController } from './own-case.controller.js';
import { PortalViews } from './portal-views.js';
import { RefreshWordsWhenClientChanged } from './refresh-words-when-client-changed.handler.js';
import { SetCaseStatus } from './set-case-status.js';
import { TeamCopies } from './team-copies.js';
import { WallCase } from './wall-case.js';
import { WalledSubjectsAnswer } from './walled-subjects.answer.js';
import { WalledSubjects } from './walled-subjects.js';

/** Cases: what the firm works on, for whom and by whom. */
@Module({
  imports: [ClientRecordsModule, CourtsModule, DataPartsModule, PeopleModule, StageTemplatesModule, TimelineModule],
  controllers: [CaseController, CasePartsController, CaseWallController, OwnCaseController],
  providers: [
    modelProvider('LegalCase', CaseSchema),
    MoveCasesOfClient,
    ArchiveCase,
    BilledCasesAnswer,
    CaseRelations,
    CaseRepository,
    CaseViews,
    CasesOfPersonAnswer,
    ChangeCase,
    ChosenCourts,
    CompleteCaseWords,
    CompleteOldCases,
    DataOfCases,
    EditParts,
    MoveStage,
    SetCaseStatus,
    TeamCopies,
    WallCase,
    { provide: HIDDEN_SUBJECTS, useClass: WalledSubjects },
    WalledSubjectsAnswer,
    ClientHolds,
    ClientReach,
    OpenCase,
    PortalViews,
    RefreshWordsWhenClientChanged,
  ],
  exports: [CaseRepository, ClientHolds, PortalViews, TeamCopies],
})
export class CasesModule {}

import { HTTP_MODULES } from '@diwan/contracts/derived/http/cases';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import {
  activeClients,
  billedCases,
  casesKeptFrom,
  casesToBill,
  stagesOfCases,
} from '@diwan/contracts/matters/cases/questions';
import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { documentFacts, documentNotice, hiddenDocumentNotice } from '@diwan/contracts/matters/documents/questions';
import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { answerOfClient, hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { requestNotice } from '@diwan/contracts/matters/requests/questions';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { AccessesModule } from './accesses/accesses.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { CaseTimelineModule } from './case-timeline/case-timeline.module.js';
import { CasesModule } from './cases/cases.module.js';
import { ClientHealthModule } from './client-health/client-health.module.js';
import { ClientRecordsModule } from './client-records/client-records.module.js';
import type { CasesConfig } from './config.js';
import { CourtsModule } from './courts/courts.module.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DigestsModule } from './digests/digests.module.js';
import { DocumentSettingsModule } from './document-settings/document-settings.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { GrantsModule } from './grants/grants.module.js';
import { HearingsModule } from './hearings/hearings.module.js';
import { OwnDocumentsModule } from './own-documents/own-documents.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { ShareRequestsModule } from './share-requests/share-requests.module.js';
import { SharedLinksModule } from './shared-links/shared-links.module.js';
import { SweepModule } from './sweep/sweep.module.js';
import { TasksModule } from './tasks/tasks.module.js';
import { VisitsModule } from './visits/visits.module.js';
import { WeeksModule } from './weeks/weeks.module.js';

/** Cases, their documents, who may reach them and who did. */
@Module({
  imports: [
    AccessesModule,
    CalendarFeedsModule,
    CaseTimelineModule,
    CasesModule,
    ClientHealthModule,
    ClientRecordsModule,
    CourtsModule,
    DeadlinesModule,
    DemoModule,
    DigestsModule,
    DocumentSettingsModule,
    DocumentsModule,
    GrantsModule,
    HearingsModule,
    OwnDocumentsModule,
    RequestsModule,
    ShareRequestsModule,
    SharedLinksModule,
    SweepModule,
    TasksModule,
    VisitsModule,
    WeeksModule,
  ],
})
export class CasesService {}

/** What this service is: its endpoints, the questions it answers and its nouns. */
export const definition = (config: CasesConfig): ServiceDefinition => ({
  name: 'cases',
  module: CasesService,
  config,
  endpoints: endpointsOf('cases', HTTP_MODULES),
  operations: [
    activeClients,
    answerOfClient,
    billedCases,
    casesKeptFrom,
    casesOfPerson,
    casesToBill,
    digestOfClients,
    documentFacts,
    documentNotice,
    hearingNotice,
    nextHearingOfClient,
    hiddenDocumentNotice,
    requestNotice,
    shareRequestNotice,
    stagesOfCases,
    walledSubjects,
    weekOfClient,
    MOVED_BY_MERGE.cases,
    RECORDS_OF_CLIENT.cases,
    DATA_OF_PERSON.cases,
  ],
});

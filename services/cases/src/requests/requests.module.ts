import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { AnswerItem } from './answer-item.js';
import { AskClient } from './ask-client.js';
import { CompleteOldRequests } from './complete-old-requests.js';
import { DataOfRequests } from './data-of-requests.js';
import { DecideItem } from './decide-item.js';
import { FileUploadSchema } from './file-upload.schema.js';
import { FileUploads } from './file-uploads.js';
import { FirmTemplates } from './firm-templates.js';
import { FollowTeamOfRequests } from './follow-team-of-requests.js';
import { HoldClientsOfRequests } from './hold-clients-of-requests.js';
import { KeepAccepted } from './keep-accepted.js';
import { MoveItem } from './move-item.js';
import { MoveRequestsOfClient } from './move-requests-of-client.js';
import { OwnRequestController } from './own-request.controller.js';
import { ReceiveFile } from './receive-file.js';
import { ReckonReminders } from './reckon-reminders.js';
import { RequestController } from './request.controller.js';
import { RequestRepository } from './request.repository.js';
import { RequestSchema } from './request.schema.js';
import { RequestNoticeAnswer } from './request-notice.answer.js';
import { RequestReach } from './request-reach.js';
import { RequestTemplatesController } from './request-templates.controller.js';
import { RequestTemplatesSchema } from './request-templates.schema.js';
import { RequestViews } from './request-views.js';
import { ServeReceivedFile } from './serve-received-file.js';
import { WatchRequests } from './watch-requests.js';

/** What the firm asks of clients: lists of documents and answers, sent in parts, accepted or refused. */
@Module({
  imports: [
    ClientRecordsModule,
    CasesModule,
    DataPartsModule,
    DocumentSettingsModule,
    DocumentsModule,
    ObjectsModule,
    PeopleModule,
    TasksModule,
    TimelineModule,
  ],
  controllers: [OwnRequestController, RequestController, RequestTemplatesController],
  providers: [
    modelProvider('ClientRequest', RequestSchema),
    MoveRequestsOfClient,
    modelProvider('FileUpload', FileUploadSchema),
    modelProvider('RequestTemplates', RequestTemplatesSchema),
    AnswerItem,
    AskClient,
    CompleteOldRequests,
    DataOfRequests,
    DecideItem,
    FileUploads,
    FirmTemplates,
    FollowTeamOfRequests,
    HoldClientsOfRequests,
    KeepAccepted,
    MoveItem,
    ReceiveFile,
    ReckonReminders,
    RequestNoticeAnswer,
    RequestReach,
    RequestRepository,
    RequestViews,
    ServeReceivedFile,
    WatchRequests,
  ],
  exports: [FileUploads, RequestRepository],
})
export class RequestsModule {}

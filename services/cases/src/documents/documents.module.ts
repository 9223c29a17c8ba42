import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { VirusScanModule } from '@diwan/service-kit/virus-scan/virus-scan.module';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { OfficeModule } from '../office/office.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { ChangeDocument } from './change-document.js';
import { CheckStoredFile } from './check-stored-file.js';
import { CheckStoredFiles } from './check-stored-files.js';
import { CompleteOldDocuments } from './complete-old-documents.js';
import { CompleteReaders } from './complete-readers.js';
import { DeleteDocument } from './delete-document.js';
import { DocumentController } from './document.controller.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentSchema } from './document.schema.js';
import { DocumentDeciders } from './document-deciders.js';
import { DocumentFactsAnswer } from './document-facts.answer.js';
import { DocumentHistory } from './document-history.js';
import { DocumentKeepingController } from './document-keeping.controller.js';
import { DocumentNoticeAnswer } from './document-notice.answer.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { EraseDeleted } from './erase-deleted.js';
import { HiddenDocumentNoticeAnswer } from './hidden-document-notice.answer.js';
import { HideDocument } from './hide-document.js';
import { HoldClientOfDocuments } from './hold-client-of-documents.js';
import { MoveDocumentsOfClient } from './move-documents-of-client.js';
import { ReadDocumentNotice } from './read-document-notice.js';
import { ReckonExpiries } from './reckon-expiries.js';
import { ReplaceFile } from './replace-file.js';
import { RestoreDocument } from './restore-document.js';
import { SetDocumentPolicy } from './set-document-policy.js';
import { ShareDocuments } from './share-documents.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { TakeFile } from './take-file.js';
import { UnreadDocuments } from './unread-documents.js';
import { UploadDocument } from './upload-document.js';
import { UploadRoom } from './upload-room.js';

/** Documents of cases: taken in, kept in order, shown to their client or not. */
@Module({
  imports: [
    ClientRecordsModule,
    CasesModule,
    DocumentSettingsModule,
    ObjectsModule,
    OfficeModule,
    PeopleModule,
    VirusScanModule,
    TimelineModule,
    WorkshopModule,
  ],
  controllers: [DocumentController, DocumentKeepingController],
  providers: [
    modelProvider('Document', DocumentSchema),
    MoveDocumentsOfClient,
    ChangeDocument,
    DeleteDocument,
    DocumentDeciders,
    DocumentFactsAnswer,
    DocumentHistory,
    DocumentNoticeAnswer,
    DocumentReach,
    DocumentRepository,
    DocumentViews,
    HiddenDocumentNoticeAnswer,
    HideDocument,
    HoldClientOfDocuments,
    ReadDocumentNotice,
    ReckonExpiries,
    ReplaceFile,
    CheckStoredFile,
    CheckStoredFiles,
    CompleteOldDocuments,
    CompleteReaders,
    EraseDeleted,
    StoredFileRepository,
    RestoreDocument,
    SetDocumentPolicy,
    ShareDocuments,
    TakeFile,
    UnreadDocuments,
    UploadDocument,
    UploadRoom,
  ],
  exports: [
    UnreadDocuments,
    DocumentDeciders,
    DocumentReach,
    DocumentRepository,
    EraseDeleted,
    StoredFileRepository,
    TakeFile,
  ],
})
export class DocumentsModule {}

import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { OfficeModule } from '../office/office.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ScanModule } from '../scan/scan.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { ChangeDocument } from './change-document.js';
import { CheckStoredFile } from './check-stored-file.js';
import { CheckStoredFiles } from './check-stored-files.js';
import { CompleteOldDocuments } from './complete-old-documents.js';
import { DeleteDocument } from './delete-document.js';
import { DocumentController } from './document.controller.js';
import { DocumentRepository } from './document.repository.js';
import { DocumentSchema } from './document.schema.js';
import { DocumentFactsAnswer } from './document-facts.answer.js';
import { DocumentHistory } from './document-history.js';
import { DocumentKeepingController } from './document-keeping.controller.js';
import { DocumentNoticeAnswer } from './document-notice.answer.js';
import { DocumentReach } from './document-reach.js';
import { DocumentViews } from './document-views.js';
import { EraseDeleted } from './erase-deleted.js';
import { HideDocument } from './hide-document.js';
import { HoldClientOfDocuments } from './hold-client-of-documents.js';
import { ReplaceFile } from './replace-file.js';
import { RestoreDocument } from './restore-document.js';
import { SetDocumentPolicy } from './set-document-policy.js';
import { ShareDocuments } from './share-documents.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { TakeFile } from './take-file.js';
import { UploadDocument } from './upload-document.js';
import { UploadRoom } from './upload-room.js';

/** Documents of cases: taken in, kept in order, shown to their client or not. */
@Module({
  imports: [CasesModule, DocumentSettingsModule, ObjectsModule, OfficeModule, PeopleModule, ScanModule, WorkshopModule],
  controllers: [DocumentController, DocumentKeepingController],
  providers: [
    modelProvider('Document', DocumentSchema),
    ChangeDocument,
    DeleteDocument,
    DocumentFactsAnswer,
    DocumentHistory,
    DocumentNoticeAnswer,
    DocumentReach,
    DocumentRepository,
    DocumentViews,
    HideDocument,
    HoldClientOfDocuments,
    ReplaceFile,
    CheckStoredFile,
    CheckStoredFiles,
    CompleteOldDocuments,
    EraseDeleted,
    StoredFileRepository,
    RestoreDocument,
    SetDocumentPolicy,
    ShareDocuments,
    TakeFile,
    UploadDocument,
    UploadRoom,
  ],
  exports: [DocumentReach, DocumentRepository, EraseDeleted, StoredFileRepository],
})
export class DocumentsModule {}

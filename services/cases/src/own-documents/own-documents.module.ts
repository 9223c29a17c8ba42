import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ShareRequestsModule } from '../share-requests/share-requests.module.js';
import { DataOfDocuments } from './data-of-documents.js';
import { OwnDocumentController } from './own-document.controller.js';
import { OwnDocumentWords } from './own-document-words.js';

/** Documents as the client they are shared with sees them. */
@Module({
  imports: [CasesModule, DataPartsModule, DocumentSettingsModule, DocumentsModule, ShareRequestsModule],
  controllers: [OwnDocumentController],
  providers: [DataOfDocuments, OwnDocumentWords],
})
export class OwnDocumentsModule {}

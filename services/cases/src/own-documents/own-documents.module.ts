import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { DocumentSettingsModule } from '../document-settings/document-settings.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ShareRequestsModule } from '../share-requests/share-requests.module.js';
import { OwnDocumentController } from './own-document.controller.js';

/** Documents as the client they are shared with sees them. */
@Module({
  imports: [CasesModule, DocumentSettingsModule, DocumentsModule, ShareRequestsModule],
  controllers: [OwnDocumentController],
})
export class OwnDocumentsModule {}

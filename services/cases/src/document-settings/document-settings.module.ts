import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DocumentSettingsController } from './document-settings.controller.js';
import { DocumentSettingsSchema } from './document-settings.schema.js';
import { FirmDocumentSettings } from './firm-document-settings.js';
import { SetDocumentSettings } from './set-document-settings.js';

/** Types of documents and what each level allows, as the firm set them. */
@Module({
  controllers: [DocumentSettingsController],
  providers: [modelProvider('DocumentSettings', DocumentSettingsSchema), FirmDocumentSettings, SetDocumentSettings],
  exports: [FirmDocumentSettings],
})
export class DocumentSettingsModule {}

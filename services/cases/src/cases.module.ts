import { modelProvider } from '@diwan/service-kit/database';
import { Health } from '@diwan/service-kit/health';
import { createObjectStore } from '@diwan/service-kit/object-store/create-object-store';
import { OBJECT_STORE } from '@diwan/service-kit/object-store/object-store';
import { ServiceModule } from '@diwan/service-kit/service.module';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AccessController } from './accesses/access.controller.js';
import { AccessSchema } from './accesses/access.schema.js';
import { AccessLog } from './accesses/access-log.js';
import { DenyAccess } from './accesses/deny-access.js';
import { SessionLock } from './accesses/session-lock.js';
import { CaseController } from './cases/case.controller.js';
import { CaseRepository } from './cases/case.repository.js';
import { CaseSchema } from './cases/case.schema.js';
import { ChangeCase } from './cases/change-case.js';
import { ClientReach } from './cases/client-reach.js';
import { OpenCase } from './cases/open-case.js';
import { OwnCaseController } from './cases/own-case.controller.js';
import type { CasesConfig } from './config.js';
import { DemoSeed } from './demo/seed.js';
import { DocumentSettingsController } from './document-settings/document-settings.controller.js';
import { DocumentSettingsSchema } from './document-settings/document-settings.schema.js';
import { FirmDocumentSettings } from './document-settings/firm-document-settings.js';
import { SetDocumentSettings } from './document-settings/set-document-settings.js';
import { ChangeDocument } from './documents/change-document.js';
import { DeleteDocument } from './documents/delete-document.js';
import { DocumentController } from './documents/document.controller.js';
import { DocumentRepository } from './documents/document.repository.js';
import { DocumentSchema } from './documents/document.schema.js';
import { DocumentFactsAnswer } from './documents/document-facts.answer.js';
import { DocumentHistory } from './documents/document-history.js';
import { DocumentKeepingController } from './documents/document-keeping.controller.js';
import { DocumentNoticeAnswer } from './documents/document-notice.answer.js';
import { DocumentReach } from './documents/document-reach.js';
import { DocumentViews } from './documents/document-views.js';
import { OwnDocumentController } from './documents/own-document.controller.js';
import { ReplaceFile } from './documents/replace-file.js';
import { SetDocumentPolicy } from './documents/set-document-policy.js';
import { ShareDocuments } from './documents/share-documents.js';
import { UploadDocument } from './documents/upload-document.js';
import { UploadRoom } from './documents/upload-room.js';
import { FileWorkshop } from './files/file-workshop.js';
import { GrantController } from './grants/grant.controller.js';
import { GrantRepository } from './grants/grant.repository.js';
import { GrantSchema } from './grants/grant.schema.js';
import { OpenGrant } from './grants/open-grant.js';
import { RenditionRepository } from './grants/rendition.repository.js';
import { RenditionSchema } from './grants/rendition.schema.js';
import { Renditions } from './grants/renditions.js';
import { ServeGrant } from './grants/serve-grant.js';
import { UseGrant } from './grants/use-grant.js';
import { OfficeConverter } from './office/office-converter.js';
import { People } from './people/people.service.js';
import { PersonNameSchema } from './people/person-name.schema.js';
import { RefreshNamesWhenClientChanged } from './people/refresh-names-when-client-changed.handler.js';
import { Rescan } from './scan/rescan.js';
import { VirusScanner } from './scan/virus-scanner.js';
import { DecideShareRequest } from './share-requests/decide-share-request.js';
import { RequestShare } from './share-requests/request-share.js';
import { ShareRequestController } from './share-requests/share-request.controller.js';
import { ShareRequestRepository } from './share-requests/share-request.repository.js';
import { ShareRequestSchema } from './share-requests/share-request.schema.js';
import { ShareRequestViews } from './share-requests/share-request.views.js';
import { ShareRequestNoticeAnswer } from './share-requests/share-request-notice.answer.js';
import { OpenSharedLink } from './shared-links/open-shared-link.js';
import { SharedLinkController } from './shared-links/shared-link.controller.js';
import { SharedLinks } from './shared-links/shared-links.js';
import { Sweep } from './sweep/sweep.js';

const MODELS: Provider[] = [
  modelProvider('LegalCase', CaseSchema),
  modelProvider('Document', DocumentSchema),
  modelProvider('Grant', GrantSchema),
  modelProvider('Rendition', RenditionSchema),
  modelProvider('DocumentAccess', AccessSchema),
  modelProvider('ShareRequest', ShareRequestSchema),
  modelProvider('DocumentSettings', DocumentSettingsSchema),
  modelProvider('PersonName', PersonNameSchema),
];

@Module({})
class CasesModule {}

/** Cases, their documents, who may reach them and who did. */
export function casesModule(config: CasesConfig): DynamicModule {
  return {
    module: CasesModule,
    imports: [ServiceModule.forRoot(config, 'cases')],
    controllers: [
      AccessController,
      CaseController,
      DocumentController,
      DocumentKeepingController,
      DocumentSettingsController,
      GrantController,
      OwnCaseController,
      OwnDocumentController,
      ShareRequestController,
      SharedLinkController,
    ],
    providers: [
      ...MODELS,
      {
        provide: OBJECT_STORE,
        inject: [Health],
        useFactory: (health: Health) => {
          const store = createObjectStore(config);
          health.register('objects', () => store.health());
          return store;
        },
      },
      AccessLog,
      CaseRepository,
      ChangeCase,
      ChangeDocument,
      ClientReach,
      DecideShareRequest,
      DeleteDocument,
      DemoSeed,
      DenyAccess,
      DocumentHistory,
      DocumentFactsAnswer,
      DocumentNoticeAnswer,
      DocumentReach,
      DocumentRepository,
      DocumentViews,
      FileWorkshop,
      FirmDocumentSettings,
      GrantRepository,
      OfficeConverter,
      OpenCase,
      OpenGrant,
      OpenSharedLink,
      People,
      RefreshNamesWhenClientChanged,
      RenditionRepository,
      Renditions,
      ReplaceFile,
      RequestShare,
      Rescan,
      ServeGrant,
      SessionLock,
      SetDocumentPolicy,
      SetDocumentSettings,
      ShareDocuments,
      SharedLinks,
      ShareRequestNoticeAnswer,
      ShareRequestRepository,
      ShareRequestViews,
      Sweep,
      UploadDocument,
      UploadRoom,
      UseGrant,
      VirusScanner,
    ],
  };
}

import { ENDPOINTS } from '@diwan/contracts/http/all';
import { documentFacts, documentNotice } from '@diwan/contracts/matters/documents/questions';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
import { Module } from '@nestjs/common';
import { AccessesModule } from './accesses/accesses.module.js';
import { CasesModule } from './cases/cases.module.js';
import type { CasesConfig } from './config.js';
import { DemoModule } from './demo/demo.module.js';
import { DocumentSettingsModule } from './document-settings/document-settings.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { GrantsModule } from './grants/grants.module.js';
import { OwnDocumentsModule } from './own-documents/own-documents.module.js';
import { ShareRequestsModule } from './share-requests/share-requests.module.js';
import { SharedLinksModule } from './shared-links/shared-links.module.js';
import { SweepModule } from './sweep/sweep.module.js';
import { VisitsModule } from './visits/visits.module.js';

/** Cases, their documents, who may reach them and who did. */
@Module({
  imports: [
    AccessesModule,
    CasesModule,
    DemoModule,
    DocumentSettingsModule,
    DocumentsModule,
    GrantsModule,
    OwnDocumentsModule,
    ShareRequestsModule,
    SharedLinksModule,
    SweepModule,
    VisitsModule,
  ],
})
export class CasesService {}

/** What this service is: its endpoints, the questions it answers and its nouns. */
export const definition = (config: CasesConfig): ServiceDefinition => ({
  name: 'cases',
  module: CasesService,
  config,
  endpoints: ENDPOINTS.cases,
  operations: [documentFacts, documentNotice, shareRequestNotice],
});

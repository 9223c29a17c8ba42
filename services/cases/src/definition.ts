import { ENDPOINTS } from '@diwan/contracts/http/all';
import { documentFacts, documentNotice } from '@diwan/contracts/matters/documents/questions';
import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
import { casesModule } from './cases.module.js';
import type { CasesConfig } from './config.js';

/** What this service is: its endpoints, the questions it answers and its module. */
export const definition = (config: CasesConfig): ServiceDefinition => ({
  name: 'cases',
  module: casesModule(config),
  config,
  endpoints: ENDPOINTS.cases,
  operations: [documentFacts, documentNotice, shareRequestNotice],
});

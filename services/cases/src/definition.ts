import { caseEndpoints } from '@diwan/contracts/http/cases';
import { documentFacts, documentNotice, shareRequestNotice } from '@diwan/contracts/rpc/cases';
import type { ServiceDefinition } from '@diwan/service-kit/create-app';
import { casesModule } from './cases.module.js';
import type { CasesConfig } from './config.js';

/** What this service is: its endpoints, the questions it answers and its module. */
export const definition = (config: CasesConfig): ServiceDefinition => ({
  name: 'cases',
  module: casesModule(config),
  config,
  endpoints: caseEndpoints,
  operations: [documentFacts, documentNotice, shareRequestNotice],
});

import { ENDPOINTS } from '@diwan/contracts/http/all';
import { demoAuthenticator } from '@diwan/contracts/people/second-factor/http';
import { startService } from '@diwan/service-kit/start-service';
import { readIdentityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';
import { identityOperations } from './operations.js';

const config = readIdentityConfig();
await startService({
  name: 'identity',
  module: IdentityModule.forConfig(config),
  config,
  endpoints: config.DEMO ? [...ENDPOINTS.identity, demoAuthenticator] : ENDPOINTS.identity,
  operations: identityOperations,
});

import { demoAuthenticator, identityEndpoints } from '@diwan/contracts/http/identity';
import { startService } from '@diwan/service-kit/start-service';
import { readIdentityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';
import { identityOperations } from './operations.js';

const config = readIdentityConfig();
await startService({
  name: 'identity',
  module: IdentityModule.forConfig(config),
  config,
  endpoints: config.DEMO ? [...identityEndpoints, demoAuthenticator] : identityEndpoints,
  operations: identityOperations,
});

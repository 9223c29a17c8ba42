import { identityEndpoints } from '@diwan/contracts/http/identity';
import { startService } from '@diwan/service-kit/start-service';
import { readIdentityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';
import { identityOperations } from './operations.js';

await startService({
  name: 'identity',
  module: IdentityModule,
  config: readIdentityConfig(),
  endpoints: identityEndpoints,
  operations: identityOperations,
});

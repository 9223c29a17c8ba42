import { startService } from '@diwan/service-kit/app/start-service';
import { readIdentityConfig } from './config.js';
import { identity } from './identity.js';

await startService(identity(readIdentityConfig()));

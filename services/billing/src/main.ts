import { startService } from '@diwan/service-kit/app/start-service';
import { definition } from './billing.js';
import { readBillingConfig } from './config.js';

await startService(definition(readBillingConfig()));

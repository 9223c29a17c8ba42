import { ENDPOINTS } from '@diwan/contracts/http/all';
import { startService } from '@diwan/service-kit/start-service';
import { BillingModule } from './billing.module.js';
import { readBillingConfig } from './config.js';

await startService({
  name: 'billing',
  module: BillingModule,
  config: readBillingConfig(),
  endpoints: ENDPOINTS.billing,
});

import { ENDPOINTS } from '@diwan/contracts/http/all';
import 'reflect-metadata';
import { reachOfSubscription } from '@diwan/contracts/messages/newsletter/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { startService } from '@diwan/service-kit/start-service';
import { readNewsConfig } from './config.js';
import { newsModule } from './news.module.js';

const config = readNewsConfig();
await startService({
  name: 'news',
  module: newsModule(config),
  config,
  endpoints: ENDPOINTS.news,
  operations: [officeProfile, reachOfSubscription],
});

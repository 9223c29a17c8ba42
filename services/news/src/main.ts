import 'reflect-metadata';
import { allNewsEndpoints } from '@diwan/contracts/http/news-all';
import { officeProfile, reachOfSubscription } from '@diwan/contracts/rpc/news';
import { startService } from '@diwan/service-kit/start-service';
import { readNewsConfig } from './config.js';
import { newsModule } from './news.module.js';

const config = readNewsConfig();
await startService({
  name: 'news',
  module: newsModule(config),
  config,
  endpoints: allNewsEndpoints,
  operations: [officeProfile, reachOfSubscription],
});

import { startService } from '@diwan/service-kit/app/start-service';
import { readNewsConfig } from './config.js';
import { definition } from './news.js';

await startService(definition(readNewsConfig()));

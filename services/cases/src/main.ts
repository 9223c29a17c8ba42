import { startService } from '@diwan/service-kit/start-service';
import { readCasesConfig } from './config.js';
import { definition } from './definition.js';

await startService(definition(readCasesConfig()));

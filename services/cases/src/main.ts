import { startService } from '@diwan/service-kit/start-service';
import { definition } from './cases.js';
import { readCasesConfig } from './config.js';

await startService(definition(readCasesConfig()));

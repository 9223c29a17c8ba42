import { startService } from '@diwan/service-kit/app/start-service';
import { definition } from './cases.js';
import { readCasesConfig } from './config.js';

await startService(definition(readCasesConfig()));

import { startService } from '@diwan/service-kit/app/start-service';
import { readNotificationsConfig } from './config.js';
import { definition } from './notifications.js';

await startService(definition(readNotificationsConfig()));

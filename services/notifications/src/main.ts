import { startService } from '@diwan/service-kit/start-service';
import { readNotificationsConfig } from './config.js';
import { endpointsOf, NotificationsModule } from './notifications.module.js';
import { notificationsOperations } from './operations.js';

const config = readNotificationsConfig();
await startService({
  name: 'notifications',
  module: NotificationsModule.forRoot(config),
  config,
  endpoints: endpointsOf(config),
  operations: notificationsOperations,
});

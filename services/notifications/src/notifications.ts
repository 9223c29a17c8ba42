import { HTTP_MODULES } from '@diwan/contracts/derived/http/notifications';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { documentNoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { AlarmsModule } from './alarms/alarms.module.js';
import { CallbacksModule } from './callbacks/callbacks.module.js';
import { ClientHealthModule } from './client-health/client-health.module.js';
import { CodesModule } from './codes/codes.module.js';
import { hasDemoInbox, type NotificationsConfig } from './config.js';
import { FirmModule } from './firm/firm.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OwnNoticesModule } from './own-notices/own-notices.module.js';
import { SendingModule, type Ways } from './sending/sending.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WeeklyModule } from './weekly/weekly.module.js';

/** Messages to people: what is owed to whom, and how it leaves the house. */
@Module({
  imports: [
    AlarmsModule,
    CallbacksModule,
    ClientHealthModule,
    CodesModule,
    FirmModule,
    JobsModule,
    NoticesModule,
    OwnNoticesModule,
    TemplatesModule,
    WeeklyModule,
  ],
})
class NotificationsService {}

/** What this service is: its endpoints, the questions it answers and its nouns. The demo inbox exists in demo mode only. */
export const definition = (config: NotificationsConfig, ways?: Ways): ServiceDefinition => ({
  name: 'notifications',
  module: { module: NotificationsService, imports: [SendingModule.forRoot(config, ways)] },
  config,
  endpoints: [...endpointsOf('notifications', HTTP_MODULES), ...(hasDemoInbox(config) ? [readDemoInbox] : [])],
  operations: [DATA_OF_PERSON.notifications, documentNoticeStanding, hearingNoticesSent, sendCode],
});

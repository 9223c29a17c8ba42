import { HTTP_MODULES } from '@diwan/contracts/derived/http/notifications';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import { sendCode } from '@diwan/contracts/messages/codes/questions';
import { readDemoInbox, writeToDemo } from '@diwan/contracts/messages/demo-inbox/http';
import { documentNoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { ownNumber } from '@diwan/contracts/messages/own-number/questions';
import { receivedMedia, receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import { replyStandings, replyWindow, sendReply } from '@diwan/contracts/messages/replies/questions';
import { sendsSms } from '@diwan/contracts/messages/sending/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { Module } from '@nestjs/common';
import { AlarmsModule } from './alarms/alarms.module.js';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { CallbacksModule } from './callbacks/callbacks.module.js';
import { ClientHealthModule } from './client-health/client-health.module.js';
import { CodesModule } from './codes/codes.module.js';
import { hasDemoInbox, type NotificationsConfig } from './config.js';
import { DemoLettersModule } from './demo-letters/demo-letters.module.js';
import { DigestsModule } from './digests/digests.module.js';
import { FirmModule } from './firm/firm.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OwnNoticesModule } from './own-notices/own-notices.module.js';
import { OwnNumberModule } from './own-number/own-number.module.js';
import { ReceivedMessagesModule } from './received-messages/received-messages.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { SendingModule, type Ways } from './sending/sending.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WeeklyModule } from './weekly/weekly.module.js';

/** Messages to people: what is owed to whom, and how it leaves the house. */
@Module({
  imports: [
    AlarmsModule,
    AnnouncementsModule,
    CallbacksModule,
    ClientHealthModule,
    CodesModule,
    DigestsModule,
    FirmModule,
    JobsModule,
    NoticesModule,
    OwnNoticesModule,
    OwnNumberModule,
    ReceivedMessagesModule,
    RepliesModule,
    TemplatesModule,
    WeeklyModule,
  ],
})
class NotificationsService {}

/** What this service is: its endpoints, the questions it answers and its nouns. The demo inbox exists in demo mode only. */
export const definition = (config: NotificationsConfig, ways?: Ways): ServiceDefinition => ({
  name: 'notifications',
  module: {
    module: NotificationsService,
    imports: [SendingModule.forRoot(config, ways), ...(hasDemoInbox(config) ? [DemoLettersModule] : [])],
  },
  config,
  endpoints: [
    ...endpointsOf('notifications', HTTP_MODULES),
    ...(hasDemoInbox(config) ? [readDemoInbox, writeToDemo] : []),
  ],
  operations: [
    DATA_OF_PERSON.notifications,
    documentNoticeStanding,
    hearingNoticesSent,
    ownNumber,
    receivedMedia,
    receivedMessage,
    replyStandings,
    replyWindow,
    sendCode,
    sendReply,
    sendsSms,
  ],
});

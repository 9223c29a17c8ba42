import { ENDPOINTS } from '@diwan/contracts/http/all';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { modelProvider } from '@diwan/service-kit/database';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AcknowledgeAlarm } from './alarms/acknowledge-alarm.js';
import { AlarmRepository } from './alarms/alarm.repository.js';
import { alarmSchema } from './alarms/alarm.schema.js';
import { AlarmViews } from './alarms/alarm-views.js';
import { AlarmsController } from './alarms/alarms.controller.js';
import { RaiseAlarmWhenTold } from './alarms/raise-alarm-when-told.handler.js';
import { providerCallbackSchema } from './callbacks/provider-callback.schema.js';
import { RecordMessageStatus } from './callbacks/record-message-status.js';
import { TwilioCallbackController } from './callbacks/twilio-callback.controller.js';
import { codeSendSchema } from './codes/code-send.schema.js';
import { SendCodeAnswer } from './codes/send-code.answer.js';
import { hasDemoInbox, type NotificationsConfig } from './config.js';
import { DemoInboxController } from './demo/demo-inbox.controller.js';
import { DemoInbox } from './demo/demo-inbox.js';
import { demoMessageSchema } from './demo/demo-message.schema.js';
import { CopyFirmWhenOfficeProfileChanged } from './firm/copy-firm-when-office-profile-changed.handler.js';
import { Firm } from './firm/firm.js';
import { firmSchema } from './firm/firm.schema.js';
import { FailedJobsController } from './jobs/failed-jobs.controller.js';
import { Alarms } from './notices/alarms.js';
import { CancelNoticeWhenDocumentHidden } from './notices/cancel-notice-when-document-hidden.handler.js';
import { ConfirmationBudget } from './notices/confirmation-budget.js';
import { deadMailboxSchema } from './notices/dead-mailbox.schema.js';
import { DeadMailboxes } from './notices/dead-mailboxes.js';
import { DeliverNotices } from './notices/deliver-notices.js';
import { DocumentBatches } from './notices/document-batches.js';
import { Links } from './notices/links.js';
import { NoticeLedger } from './notices/notice.ledger.js';
import { noticeSchema } from './notices/notice.schema.js';
import { NoticeComposer } from './notices/notice-composer.js';
import { NoticeLog } from './notices/notice-log.js';
import { NoticesController } from './notices/notices.controller.js';
import { NotifyClientWhenDocumentShared } from './notices/notify-client-when-document-shared.handler.js';
import { OweNotices } from './notices/owe-notices.js';
import { ResendNotice } from './notices/resend-notice.js';
import { SettleUnknown } from './notices/settle-unknown.js';
import { StaffWith } from './notices/staff-with.js';
import { waysOut } from './providers/provide.js';

const NOTICES: Provider[] = [
  modelProvider('Notice', noticeSchema),
  modelProvider('DeadMailbox', deadMailboxSchema),
  Alarms,
  CancelNoticeWhenDocumentHidden,
  ConfirmationBudget,
  DeadMailboxes,
  DeliverNotices,
  DocumentBatches,
  Links,
  NoticeComposer,
  NoticeLedger,
  NoticeLog,
  NotifyClientWhenDocumentShared,
  OweNotices,
  ResendNotice,
  SettleUnknown,
  StaffWith,
];

const ALARMS: Provider[] = [
  modelProvider('Alarm', alarmSchema),
  AcknowledgeAlarm,
  AlarmRepository,
  AlarmViews,
  RaiseAlarmWhenTold,
];

const FIRM: Provider[] = [modelProvider('Firm', firmSchema), CopyFirmWhenOfficeProfileChanged, Firm];

const MESSAGES: Provider[] = [
  modelProvider('CodeSend', codeSendSchema),
  modelProvider('ProviderCallback', providerCallbackSchema),
  RecordMessageStatus,
  SendCodeAnswer,
];

const DEMO: Provider[] = [modelProvider('DemoMessage', demoMessageSchema), DemoInbox];

/** What the service answers: the demo inbox exists in demo mode only. */
export const endpointsOf = (config: NotificationsConfig) => [
  ...ENDPOINTS.notifications,
  ...(hasDemoInbox(config) ? [readDemoInbox] : []),
];

/** Messages to people: what is owed to whom, and how it leaves the house. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's modules are classes
export class NotificationsModule {
  static forRoot(config: NotificationsConfig): DynamicModule {
    const demo = hasDemoInbox(config);
    return {
      module: NotificationsModule,
      controllers: [
        AlarmsController,
        NoticesController,
        FailedJobsController,
        TwilioCallbackController,
        ...(demo ? [DemoInboxController] : []),
      ],
      providers: [...ALARMS, ...NOTICES, ...FIRM, ...MESSAGES, ...(demo ? DEMO : []), ...waysOut(config)],
    };
  }
}

import { ENDPOINTS } from '@diwan/contracts/http/all';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { modelProvider } from '@diwan/service-kit/database';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
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
import { AlertOwnersWhenCodeBudgetExhausted } from './notices/alert-owners-when-code-budget-exhausted.handler.js';
import { AlertOwnersWhenSessionEndedForViolations } from './notices/alert-owners-when-session-ended-for-violations.handler.js';
import { AskToConfirmWhenSubscriptionRequested } from './notices/ask-to-confirm-when-subscription-requested.handler.js';
import { CancelNoticeWhenDocumentHidden } from './notices/cancel-notice-when-document-hidden.handler.js';
import { ComposeNewSignIn, ComposeSecondFactorReset } from './notices/compose-account-notice.js';
import { ComposeDocumentShared } from './notices/compose-document-shared.js';
import { ComposeLeadConfirmation } from './notices/compose-lead-confirmation.js';
import { ComposeLeadOverdue } from './notices/compose-lead-overdue.js';
import { ComposeLeadReceived } from './notices/compose-lead-received.js';
import { ComposeLeadWaiting } from './notices/compose-lead-waiting.js';
import { ComposeNewsletterConfirmation } from './notices/compose-newsletter-confirmation.js';
import { ComposeSecurityAlarm } from './notices/compose-security-alarm.js';
import { ComposeShareDecided, ComposeShareLink, ComposeShareRequested } from './notices/compose-share-requests.js';
import { COMPOSERS, type Composer } from './notices/composition.js';
import { ConfirmToVisitorWhenLeadReceived } from './notices/confirm-to-visitor-when-lead-received.handler.js';
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
import { People } from './notices/people.js';
import { ResendNotice } from './notices/resend-notice.js';
import { SettleUnknown } from './notices/settle-unknown.js';
import { TellOfShareRequests } from './notices/tell-of-share-requests.handler.js';
import { TellPersonWhenAccountTouched } from './notices/tell-person-when-account-touched.handler.js';
import { TellStaffWhenLeadReceived } from './notices/tell-staff-when-lead-received.handler.js';
import { TellStaffWhenLeadWaiting } from './notices/tell-staff-when-lead-waiting.handler.js';
import { WaitingLead } from './notices/waiting-lead.js';
import { waysOut } from './providers/provide.js';

const COMPOSED_BY = [
  ComposeDocumentShared,
  ComposeLeadConfirmation,
  ComposeLeadOverdue,
  ComposeLeadReceived,
  ComposeLeadWaiting,
  ComposeNewSignIn,
  ComposeNewsletterConfirmation,
  ComposeSecurityAlarm,
  ComposeShareDecided,
  ComposeShareLink,
  ComposeShareRequested,
  ComposeSecondFactorReset,
];

const NOTICES: Provider[] = [
  modelProvider('Notice', noticeSchema),
  modelProvider('DeadMailbox', deadMailboxSchema),
  ...COMPOSED_BY,
  { provide: COMPOSERS, inject: COMPOSED_BY, useFactory: (...composers: Composer[]) => composers },
  Alarms,
  AlertOwnersWhenCodeBudgetExhausted,
  AlertOwnersWhenSessionEndedForViolations,
  AskToConfirmWhenSubscriptionRequested,
  CancelNoticeWhenDocumentHidden,
  ConfirmToVisitorWhenLeadReceived,
  ConfirmationBudget,
  DeadMailboxes,
  DeliverNotices,
  DocumentBatches,
  Links,
  NoticeComposer,
  NoticeLedger,
  NoticeLog,
  NotifyClientWhenDocumentShared,
  People,
  ResendNotice,
  TellOfShareRequests,
  SettleUnknown,
  TellPersonWhenAccountTouched,
  TellStaffWhenLeadReceived,
  TellStaffWhenLeadWaiting,
  WaitingLead,
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
        NoticesController,
        FailedJobsController,
        TwilioCallbackController,
        ...(demo ? [DemoInboxController] : []),
      ],
      providers: [...NOTICES, ...FIRM, ...MESSAGES, ...(demo ? DEMO : []), ...waysOut(config)],
    };
  }
}

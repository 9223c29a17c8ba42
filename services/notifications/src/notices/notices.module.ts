import { modelProvider } from '@diwan/service-kit/database';
import { Module } from '@nestjs/common';
import { AlarmsModule } from '../alarms/alarms.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { Alarms } from './alarms.js';
import { CancelNoticeWhenDocumentHidden } from './cancel-notice-when-document-hidden.handler.js';
import { ConfirmationBudget } from './confirmation-budget.js';
import { DeadMailboxSchema } from './dead-mailbox.schema.js';
import { DeadMailboxes } from './dead-mailboxes.js';
import { DeliverNotices } from './deliver-notices.js';
import { DocumentBatches } from './document-batches.js';
import { Links } from './links.js';
import { NoticeLedger } from './notice.ledger.js';
import { NoticeSchema } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';
import { NoticeLog } from './notice-log.js';
import { NoticesController } from './notices.controller.js';
import { NotifyClientWhenDocumentShared } from './notify-client-when-document-shared.handler.js';
import { OweNotices } from './owe-notices.js';
import { ResendNotice } from './resend-notice.js';
import { SettleUnknown } from './settle-unknown.js';
import { StaffWith } from './staff-with.js';

/** What is owed to whom, when it leaves, and what became of it. */
@Module({
  imports: [AlarmsModule, FirmModule],
  controllers: [NoticesController],
  providers: [
    modelProvider('Notice', NoticeSchema),
    modelProvider('DeadMailbox', DeadMailboxSchema),
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
  ],
  exports: [NoticeLedger],
})
export class NoticesModule {}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { AlarmsModule } from '../alarms/alarms.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { FirmModule } from '../firm/firm.module.js';
import { ChannelProviders } from '../providers/channel-providers.js';
import { ReplyTextsModule } from '../reply-texts/reply-texts.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { WhatsappNumbersModule } from '../whatsapp-numbers/whatsapp-numbers.module.js';
import { Alarms } from './alarms.js';
import { CancelNoticeWhenDocumentHidden } from './cancel-notice-when-document-hidden.handler.js';
import { ConfirmationBudget } from './confirmation-budget.js';
import { DataOfNotices } from './data-of-notices.js';
import { DeadMailboxSchema } from './dead-mailbox.schema.js';
import { DeadMailboxes } from './dead-mailboxes.js';
import { DeliverNotices } from './deliver-notices.js';
import { DocumentBatches } from './document-batches.js';
import { DocumentNoticeStandingAnswer } from './document-notice-standing.answer.js';
import { HearingNoticesAnswer } from './hearing-notices.answer.js';
import { HiddenNotices } from './hidden-notices.js';
import { Links } from './links.js';
import { MissedNotices } from './missed-notices.js';
import { NoticeLedger } from './notice.ledger.js';
import { NoticeSchema } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';
import { NoticeFigures } from './notice-figures.js';
import { NoticeLog } from './notice-log.js';
import { NoticesController } from './notices.controller.js';
import { NotifyClientWhenDocumentHidden } from './notify-client-when-document-hidden.handler.js';
import { NotifyClientWhenDocumentShared } from './notify-client-when-document-shared.handler.js';
import { OweNotices } from './owe-notices.js';
import { QuietHoursOfPeople } from './quiet-hours-of-people.js';
import { ResendNotice } from './resend-notice.js';
import { SettleUnknown } from './settle-unknown.js';
import { StaffWith } from './staff-with.js';
import { TellMissed } from './tell-missed.js';
import { TellOutages } from './tell-outages.js';
import { UncomposedNotices } from './uncomposed-notices.js';
import { UnknownNotices } from './unknown-notices.js';
import { UntoldNotices } from './untold-notices.js';
import { WhatsappPace } from './whatsapp-pace.js';

/** What is owed to whom, when it leaves, and what became of it. */
@Module({
  imports: [AlarmsModule, DataPartsModule, FirmModule, ReplyTextsModule, TemplatesModule, WhatsappNumbersModule],
  controllers: [NoticesController],
  providers: [
    modelProvider('Notice', NoticeSchema),
    modelProvider('DeadMailbox', DeadMailboxSchema),
    Alarms,
    CancelNoticeWhenDocumentHidden,
    ChannelProviders,
    ConfirmationBudget,
    DataOfNotices,
    DeadMailboxes,
    DeliverNotices,
    DocumentBatches,
    HearingNoticesAnswer,
    DocumentNoticeStandingAnswer,
    Links,
    MissedNotices,
    NoticeComposer,
    NoticeLedger,
    HiddenNotices,
    NoticeFigures,
    NoticeLog,
    NotifyClientWhenDocumentHidden,
    NotifyClientWhenDocumentShared,
    OweNotices,
    QuietHoursOfPeople,
    ResendNotice,
    SettleUnknown,
    StaffWith,
    TellMissed,
    TellOutages,
    UncomposedNotices,
    UnknownNotices,
    UntoldNotices,
    WhatsappPace,
  ],
  exports: [HiddenNotices, Links, NoticeLedger, QuietHoursOfPeople, WhatsappPace, getModelToken('Notice')],
})
export class NoticesModule {}

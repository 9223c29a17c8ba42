import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { HIDDEN_SUBJECTS } from '@diwan/service-kit/http/hidden-subjects';
import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { VirusScanModule } from '@diwan/service-kit/virus-scan/virus-scan.module';
import { Module } from '@nestjs/common';
import { ClientRecordsModule } from '../client-records/client-records.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { OfficeModule } from '../office/office.module.js';
import { AnswerClient } from './answer-client.js';
import { CaseTitles } from './case-titles.js';
import { ChangeConversation } from './change-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationSchema, MessageSchema } from './conversation.schema.js';
import { ConversationViews } from './conversation-views.js';
import { ConversationsController } from './conversations.controller.js';
import { DataOfConversations } from './data-of-conversations.js';
import { EraseConversationsWhenPersonErased } from './erase-conversations-when-person-erased.handler.js';
import { EventStreams } from './event-streams.js';
import { FetchReceivedFile } from './fetch-received-file.js';
import { FindConversations } from './find-conversations.js';
import { FollowTeamWhenCaseTeamChanged } from './follow-team-when-case-team-changed.handler.js';
import { ForgetUnsentFiles } from './forget-unsent-files.js';
import { HiddenConversations } from './hidden-conversations.js';
import { KeepConversation } from './keep-conversation.js';
import { LandMessage } from './land-message.js';
import { LandMessageWhenMessageReceived } from './land-message-when-message-received.handler.js';
import { LiveConversations } from './live-conversations.js';
import { MessageRepository } from './message.repository.js';
import { MessageFileRepository } from './message-file.repository.js';
import { MessageFileSchema } from './message-file.schema.js';
import { MessageNoticeAnswer } from './message-notice.answer.js';
import { MoveConversationsOfClient } from './move-conversations-of-client.js';
import { OwnConversationsController } from './own-conversations.controller.js';
import { ReadConversation } from './read-conversation.js';
import { SendAnswerWhenAnsweredByWhatsapp } from './send-answer-when-answered-by-whatsapp.handler.js';
import { ServeMessageFile } from './serve-message-file.js';
import { ShowFileToStaff } from './show-file-to-staff.js';
import { StaffScopes } from './staff-scope.js';
import { StrayMessageRepository } from './stray-message.repository.js';
import { StrayMessageSchema } from './stray-message.schema.js';
import { StrayMessagesController } from './stray-messages.controller.js';
import { StrayMessages } from './stray-messages.js';
import { TakeMessageFile } from './take-message-file.js';
import { TellOfUnread } from './tell-of-unread.js';
import { WhatsappSide } from './whatsapp-side.js';
import { WriteAsClient } from './write-as-client.js';
import { WriteMessage } from './write-message.js';

/** One conversation per person and case, whatever the channel: written and read on both sides (PORT-06). */
@Module({
  imports: [ClientRecordsModule, DataPartsModule, ObjectsModule, OfficeModule, PeopleModule, VirusScanModule],
  controllers: [OwnConversationsController, ConversationsController, StrayMessagesController],
  providers: [
    modelProvider('Conversation', ConversationSchema),
    modelProvider('ConversationMessage', MessageSchema),
    modelProvider('MessageFile', MessageFileSchema),
    modelProvider('StrayMessage', StrayMessageSchema),
    { provide: HIDDEN_SUBJECTS, useExisting: HiddenConversations },
    AnswerClient,
    CaseTitles,
    ChangeConversation,
    ConversationRepository,
    ConversationViews,
    DataOfConversations,
    EraseConversationsWhenPersonErased,
    EventStreams,
    FileInspector,
    FetchReceivedFile,
    FindConversations,
    FollowTeamWhenCaseTeamChanged,
    ForgetUnsentFiles,
    HiddenConversations,
    KeepConversation,
    LandMessage,
    LandMessageWhenMessageReceived,
    LiveConversations,
    MessageFileRepository,
    MessageNoticeAnswer,
    MessageRepository,
    MoveConversationsOfClient,
    ReadConversation,
    SendAnswerWhenAnsweredByWhatsapp,
    ServeMessageFile,
    ShowFileToStaff,
    StaffScopes,
    StrayMessageRepository,
    StrayMessages,
    TakeMessageFile,
    TellOfUnread,
    WhatsappSide,
    WriteAsClient,
    WriteMessage,
  ],
})
export class ConversationsModule {}

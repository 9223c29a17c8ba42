import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { ReceivedMessagesModule } from '../received-messages/received-messages.module.js';
import { ReplyTextsModule } from '../reply-texts/reply-texts.module.js';
import { WhatsappNumbersModule } from '../whatsapp-numbers/whatsapp-numbers.module.js';
import { ReplyStandingsAnswer } from './reply-standings.answer.js';
import { ReplyWindowAnswer } from './reply-window.answer.js';
import { SendReplyAnswer } from './send-reply.answer.js';

/** What the firm answers people in conversations. */
@Module({
  imports: [NoticesModule, ReceivedMessagesModule, ReplyTextsModule, WhatsappNumbersModule],
  providers: [ReplyStandingsAnswer, ReplyWindowAnswer, SendReplyAnswer],
})
export class RepliesModule {}

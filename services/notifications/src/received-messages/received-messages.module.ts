import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { ReplyTextsModule } from '../reply-texts/reply-texts.module.js';
import { WhatsappNumbersModule } from '../whatsapp-numbers/whatsapp-numbers.module.js';
import { AnswerMessage } from './answer-message.js';
import { AnswerPress } from './answer-press.js';
import { ForgetMessages } from './forget-messages.js';
import { KeepMedia } from './keep-media.js';
import { ReceiveMessage } from './receive-message.js';
import { ReceivedMessageAnswer } from './received-message.answer.js';
import { ReceivedMessageSchema } from './received-message.schema.js';
import { ReceivedMessages } from './received-messages.js';
import { TakeInMessages } from './take-in-messages.js';
import { TwilioMessagesController } from './twilio-messages.controller.js';

/** What people write to us. */
@Module({
  imports: [NoticesModule, ObjectsModule, ReplyTextsModule, WhatsappNumbersModule],
  controllers: [TwilioMessagesController],
  providers: [
    modelProvider('ReceivedMessage', ReceivedMessageSchema),
    AnswerMessage,
    AnswerPress,
    FileInspector,
    ForgetMessages,
    KeepMedia,
    ReceivedMessageAnswer,
    ReceivedMessages,
    ReceiveMessage,
    TakeInMessages,
  ],
  exports: [ReceivedMessages, ReceiveMessage],
})
export class ReceivedMessagesModule {}

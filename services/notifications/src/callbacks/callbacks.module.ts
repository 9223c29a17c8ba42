import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CodesModule } from '../codes/codes.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { WhatsappNumbersModule } from '../whatsapp-numbers/whatsapp-numbers.module.js';
import { ProviderCallbackSchema } from './provider-callback.schema.js';
import { RecordMessageStatus } from './record-message-status.js';
import { TwilioCallbackController } from './twilio-callback.controller.js';

/** What providers tell of messages afterwards. */
@Module({
  imports: [CodesModule, NoticesModule, TemplatesModule, WhatsappNumbersModule],
  controllers: [TwilioCallbackController],
  providers: [modelProvider('ProviderCallback', ProviderCallbackSchema), RecordMessageStatus],
})
export class CallbacksModule {}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { WhatsappNumbersModule } from '../whatsapp-numbers/whatsapp-numbers.module.js';
import { CodeSendSchema } from './code-send.schema.js';
import { CodeSends } from './code-sends.js';
import { SendCodeAnswer } from './send-code.answer.js';

/** One-time codes: sent at once, kept nowhere. */
@Module({
  imports: [TemplatesModule, WhatsappNumbersModule],
  providers: [modelProvider('CodeSend', CodeSendSchema), CodeSends, SendCodeAnswer],
  exports: [CodeSends],
})
export class CodesModule {}

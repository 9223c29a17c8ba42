import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { WhatsappNumberSchema } from './whatsapp-number.schema.js';
import { WhatsappNumbers } from './whatsapp-numbers.js';

/** What may go to which WhatsApp number. */
@Module({
  providers: [modelProvider('WhatsappNumber', WhatsappNumberSchema), WhatsappNumbers],
  exports: [WhatsappNumbers],
})
export class WhatsappNumbersModule {}

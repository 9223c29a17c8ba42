import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DemoInboxController } from './demo-inbox.controller.js';
import { DemoInbox } from './demo-inbox.js';
import { DemoMessageSchema } from './demo-message.schema.js';

/** Messages of the demo, kept and shown instead of sent; exists in demo mode only. */
@Module({
  controllers: [DemoInboxController],
  providers: [modelProvider('DemoMessage', DemoMessageSchema), DemoInbox],
  exports: [DemoInbox],
})
export class DemoModule {}

import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { SessionSettingsController } from './session-settings.controller.js';
import { SessionSettingsService } from './session-settings.js';
import { SessionSettingsSchema } from './session-settings.schema.js';

/** How long people stay signed in: an owner’s decision. */
@Module({
  controllers: [SessionSettingsController],
  providers: [modelProvider('SessionSettings', SessionSettingsSchema), SessionSettingsService],
  exports: [SessionSettingsService],
})
export class SessionSettingsModule {}

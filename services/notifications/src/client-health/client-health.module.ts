import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { ClientHealthController } from './client-health.controller.js';
import { ClientHealth } from './client-health.js';

/** Whether messages reach clients. */
@Module({
  imports: [NoticesModule],
  controllers: [ClientHealthController],
  providers: [ClientHealth],
})
export class ClientHealthModule {}

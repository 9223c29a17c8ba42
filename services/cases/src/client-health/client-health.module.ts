import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { VisitsModule } from '../visits/visits.module.js';
import { ClientHealthController } from './client-health.controller.js';
import { ClientHealth } from './client-health.js';

/** Whether clients stay in touch. */
@Module({
  imports: [CasesModule, DocumentsModule, RequestsModule, VisitsModule],
  controllers: [ClientHealthController],
  providers: [ClientHealth],
})
export class ClientHealthModule {}

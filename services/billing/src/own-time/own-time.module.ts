import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { ServiceTypesModule } from '../service-types/service-types.module.js';
import { TimeEntriesModule } from '../time-entries/time-entries.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { OwnTimeController } from './own-time.controller.js';
import { OwnTime } from './own-time.js';

/** What clients read of the time that was worked for them. */
@Module({
  imports: [InvoicesModule, LegalCasesModule, ServiceTypesModule, TimeEntriesModule, WallsModule],
  controllers: [OwnTimeController],
  providers: [OwnTime],
})
export class OwnTimeModule {}

import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { TimeEntriesModule } from '../time-entries/time-entries.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { AreasOfWork } from './areas-of-work.js';
import { FollowedWork } from './followed-work.js';
import { RealisationController } from './realisation.controller.js';
import { RealisationReports } from './realisation-reports.js';
import { RealisedWorkLists } from './realised-work-lists.js';

/** Work, followed to its invoices and what was paid on them. */
@Module({
  imports: [CreditNotesModule, InvoicesModule, LegalCasesModule, PeopleModule, TimeEntriesModule, WallsModule],
  controllers: [RealisationController],
  providers: [AreasOfWork, FollowedWork, RealisationReports, RealisedWorkLists],
})
export class RealisationModule {}

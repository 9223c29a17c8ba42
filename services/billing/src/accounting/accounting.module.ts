import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { ClientAccountsModule } from '../client-accounts/client-accounts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { TalliesModule } from '../tallies/tallies.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { AccountingController } from './accounting.controller.js';
import { AccountingReports } from './accounting-reports.js';
import { AccountingSummaries } from './accounting-summaries.js';
import { ActiveClients } from './active-clients.js';
import { AreaResults } from './area-results.js';
import { Debtors } from './debtors.js';
import { Debts } from './debts.js';
import { LedgerEntryViews } from './ledger-entry-views.js';

/** Reports of the books. */
@Module({
  imports: [ClientAccountsModule, LedgerModule, LegalCasesModule, PeopleModule, TalliesModule, WallsModule],
  controllers: [AccountingController],
  providers: [AccountingReports, AccountingSummaries, ActiveClients, AreaResults, Debtors, Debts, LedgerEntryViews],
})
export class AccountingModule {}

import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TalliesModule } from '../tallies/tallies.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { CaseMoneyViews } from './case-money.js';
import { ClientAccountController } from './client-account.controller.js';
import { OwedByClientAnswer } from './owed-by-client.answer.js';
import { OwedByClientsAnswer } from './owed-by-clients.answer.js';
import { StandingNowAnswer } from './standing-now.answer.js';
import { Standings } from './standings.js';
import { TalliesOfCases } from './tallies-of-cases.js';

/** How clients stand. */
@Module({
  imports: [InvoicesModule, LedgerModule, LegalCasesModule, PaymentsModule, PeopleModule, TalliesModule, WallsModule],
  controllers: [ClientAccountController],
  providers: [CaseMoneyViews, StandingNowAnswer, OwedByClientAnswer, OwedByClientsAnswer, Standings, TalliesOfCases],
  exports: [Standings, TalliesOfCases],
})
export class ClientAccountsModule {}

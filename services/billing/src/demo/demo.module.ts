import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { BillingPlansModule } from '../billing-plans/billing-plans.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { ClientFundsModule } from '../client-funds/client-funds.module.js';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.js';
import { ExchangeRatesModule } from '../exchange-rates/exchange-rates.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { FundReconciliationsModule } from '../fund-reconciliations/fund-reconciliations.module.js';
import { FundRequestsModule } from '../fund-requests/fund-requests.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TimeEntriesModule } from '../time-entries/time-entries.module.js';
import { VatRatesModule } from '../vat-rates/vat-rates.module.js';
import { DemoBank } from './demo-bank.js';
import { DemoBilling } from './demo-billing.js';
import { DemoBooks } from './demo-books.js';
import { DemoExpenses } from './demo-expenses.js';
import { DemoFunds } from './demo-funds.js';
import { DemoPlans } from './demo-plans.js';
import { demoStepSchema } from './demo-step.schema.js';
import { DemoSteps } from './demo-steps.js';
import { DemoTime } from './demo-time.js';

/** Two years of bills, loaded by a command of its own. */
@Module({
  imports: [
    BillingPlansModule,
    BudgetsModule,
    ClientFundsModule,
    CreditNotesModule,
    ExchangeRatesModule,
    ExpensesModule,
    FundReconciliationsModule,
    FundRequestsModule,
    InvoicesModule,
    LedgerModule,
    NumberSeriesModule,
    PaymentsModule,
    TimeEntriesModule,
    VatRatesModule,
  ],
  providers: [
    modelProvider('DemoStep', demoStepSchema),
    DemoBank,
    DemoBilling,
    DemoBooks,
    DemoExpenses,
    DemoFunds,
    DemoPlans,
    DemoSteps,
    DemoTime,
  ],
})
export class DemoModule {}

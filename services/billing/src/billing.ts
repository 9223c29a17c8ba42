import { HTTP_MODULES } from '@diwan/contracts/derived/http/billing';
import { endpointsOf } from '@diwan/contracts/http/endpoints-of';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { plannedDraftNotice } from '@diwan/contracts/money/billing-plans/questions';
import {
  moneyOfPerson,
  owedByClient,
  owedByClients,
  standingNow,
} from '@diwan/contracts/money/client-accounts/questions';
import { fundMovementNotice } from '@diwan/contracts/money/client-funds/questions';
import { creditNoteNotice } from '@diwan/contracts/money/credit-notes/questions';
import { creditPayoutNotice } from '@diwan/contracts/money/credit-payouts/questions';
import { creditUseNotice } from '@diwan/contracts/money/credit-uses/questions';
import { fundRequestNotice, fundsLowNotice } from '@diwan/contracts/money/fund-requests/questions';
import { invoiceNotice } from '@diwan/contracts/money/invoices/questions';
import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { paymentNotice } from '@diwan/contracts/money/payments/questions';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { RECORDS_OF_CLIENT } from '@diwan/contracts/people/clients/questions';
import { DATA_OF_PERSON } from '@diwan/contracts/people/data-copies/questions';
import type { BaseConfig } from '@diwan/service-kit/app/config';
import type { ServiceDefinition } from '@diwan/service-kit/app/create-app';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { Module } from '@nestjs/common';
import { AccountingModule } from './accounting/accounting.module.js';
import { BillQuestionsModule } from './bill-questions/bill-questions.module.js';
import { BillingPlansModule } from './billing-plans/billing-plans.module.js';
import { BillingRatesModule } from './billing-rates/billing-rates.module.js';
import { BooksCheckModule } from './books-check/books-check.module.js';
import { BudgetsModule } from './budgets/budgets.module.js';
import { ClientAccountsModule } from './client-accounts/client-accounts.module.js';
import { ClientFundsModule } from './client-funds/client-funds.module.js';
import { ClientRecordsModule } from './client-records/client-records.module.js';
import { ClosedBooksModule } from './closed-books/closed-books.module.js';
import { CreditNotesModule } from './credit-notes/credit-notes.module.js';
import { CreditPayoutsModule } from './credit-payouts/credit-payouts.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ExchangeRatesModule } from './exchange-rates/exchange-rates.module.js';
import { ExpensesModule } from './expenses/expenses.module.js';
import { FundReconciliationsModule } from './fund-reconciliations/fund-reconciliations.module.js';
import { FundRequestsModule } from './fund-requests/fund-requests.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { OwnTimeModule } from './own-time/own-time.module.js';
import { PaperModule } from './paper/paper.module.js';
import { PaymentProofsModule } from './payment-proofs/payment-proofs.module.js';
import { PaymentRemindersModule } from './payment-reminders/payment-reminders.module.js';
import { PaymentWaysModule } from './payment-ways/payment-ways.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { RealisationModule } from './realisation/realisation.module.js';
import { ServiceTypesModule } from './service-types/service-types.module.js';
import { TimeEntriesModule } from './time-entries/time-entries.module.js';
import { TimersModule } from './timers/timers.module.js';
import { VatRatesModule } from './vat-rates/vat-rates.module.js';
import { VerificationsModule } from './verifications/verifications.module.js';

/** What the firm charges for, and what it is owed. */
@Module({
  imports: [
    PeopleModule,
    AccountingModule,
    BudgetsModule,
    BillingPlansModule,
    BooksCheckModule,
    BillingRatesModule,
    BillQuestionsModule,
    ClientAccountsModule,
    ClientFundsModule,
    ClientRecordsModule,
    ClosedBooksModule,
    CreditNotesModule,
    CreditPayoutsModule,
    DemoModule,
    ExchangeRatesModule,
    ExpensesModule,
    FundReconciliationsModule,
    FundRequestsModule,
    InvoicesModule,
    LedgerModule,
    PaperModule,
    PaymentProofsModule,
    PaymentRemindersModule,
    PaymentWaysModule,
    PaymentsModule,
    OwnTimeModule,
    RealisationModule,
    VatRatesModule,
    ServiceTypesModule,
    TimeEntriesModule,
    TimersModule,
    VerificationsModule,
  ],
})
export class BillingService {}

/** What other services ask it. */
export const OPERATIONS = [
  fundMovementNotice,
  fundRequestNotice,
  fundsLowNotice,
  creditNoteNotice,
  creditPayoutNotice,
  creditUseNotice,
  standingNow,
  billQuestionNotice,
  invoiceNotice,
  paymentNotice,
  plannedDraftNotice,
  proofNotice,
  moneyOfPerson,
  owedByClient,
  owedByClients,
  DATA_OF_PERSON.billing,
  MOVED_BY_MERGE.billing,
  RECORDS_OF_CLIENT.billing,
];

/** What this service is: its endpoints and its nouns. */
export const definition = (config: BaseConfig): ServiceDefinition => ({
  name: 'billing',
  module: BillingService,
  config,
  endpoints: endpointsOf('billing', HTTP_MODULES),
  operations: OPERATIONS,
});

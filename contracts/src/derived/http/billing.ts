// Derived from the folders by `npm run derive`. Do not edit.
import * as moneyAccountingHttp from '../../money/accounting/http.js';
import * as moneyBillQuestionsHttp from '../../money/bill-questions/http.js';
import * as moneyBillQuestionsOwnHttp from '../../money/bill-questions/own.http.js';
import * as moneyBillingPlansHttp from '../../money/billing-plans/http.js';
import * as moneyBillingRatesHttp from '../../money/billing-rates/http.js';
import * as moneyBudgetsHttp from '../../money/budgets/http.js';
import * as moneyClientAccountsHttp from '../../money/client-accounts/http.js';
import * as moneyClientFundsHttp from '../../money/client-funds/http.js';
import * as moneyCreditNotesCreditedLinesHttp from '../../money/credit-notes/credited-lines.http.js';
import * as moneyCreditNotesHttp from '../../money/credit-notes/http.js';
import * as moneyCreditNotesOwnHttp from '../../money/credit-notes/own.http.js';
import * as moneyCreditPayoutsHttp from '../../money/credit-payouts/http.js';
import * as moneyCreditPayoutsOwnHttp from '../../money/credit-payouts/own.http.js';
import * as moneyExchangeRatesHttp from '../../money/exchange-rates/http.js';
import * as moneyExpensesHttp from '../../money/expenses/http.js';
import * as moneyFundReconciliationsBankLinesHttp from '../../money/fund-reconciliations/bank-lines.http.js';
import * as moneyFundReconciliationsHttp from '../../money/fund-reconciliations/http.js';
import * as moneyFundRequestsHttp from '../../money/fund-requests/http.js';
import * as moneyInvoicesHttp from '../../money/invoices/http.js';
import * as moneyInvoicesOwnHttp from '../../money/invoices/own.http.js';
import * as moneyPaperHttp from '../../money/paper/http.js';
import * as moneyPaymentProofsHttp from '../../money/payment-proofs/http.js';
import * as moneyPaymentProofsOwnHttp from '../../money/payment-proofs/own.http.js';
import * as moneyPaymentRemindersHttp from '../../money/payment-reminders/http.js';
import * as moneyPaymentWaysHttp from '../../money/payment-ways/http.js';
import * as moneyPaymentsHttp from '../../money/payments/http.js';
import * as moneyPaymentsOwnHttp from '../../money/payments/own.http.js';
import * as moneyPeriodsHttp from '../../money/periods/http.js';
import * as moneyRealisationHttp from '../../money/realisation/http.js';
import * as moneyServiceTypesHttp from '../../money/service-types/http.js';
import * as moneyTimeEntriesClientsHttp from '../../money/time-entries/clients.http.js';
import * as moneyTimeEntriesHttp from '../../money/time-entries/http.js';
import * as moneyTimeEntriesOwnHttp from '../../money/time-entries/own.http.js';
import * as moneyTimeEntriesSuggestionsHttp from '../../money/time-entries/suggestions.http.js';
import * as moneyTimersHttp from '../../money/timers/http.js';
import * as moneyVatRatesHttp from '../../money/vat-rates/http.js';

/** Every module that declares endpoints of billing. */
export const HTTP_MODULES = [
  moneyAccountingHttp,
  moneyBillQuestionsHttp,
  moneyBillQuestionsOwnHttp,
  moneyBillingPlansHttp,
  moneyBillingRatesHttp,
  moneyBudgetsHttp,
  moneyClientAccountsHttp,
  moneyClientFundsHttp,
  moneyCreditNotesCreditedLinesHttp,
  moneyCreditNotesHttp,
  moneyCreditNotesOwnHttp,
  moneyCreditPayoutsHttp,
  moneyCreditPayoutsOwnHttp,
  moneyExchangeRatesHttp,
  moneyExpensesHttp,
  moneyFundReconciliationsBankLinesHttp,
  moneyFundReconciliationsHttp,
  moneyFundRequestsHttp,
  moneyInvoicesHttp,
  moneyInvoicesOwnHttp,
  moneyPaperHttp,
  moneyPaymentProofsHttp,
  moneyPaymentProofsOwnHttp,
  moneyPaymentRemindersHttp,
  moneyPaymentWaysHttp,
  moneyPaymentsHttp,
  moneyPaymentsOwnHttp,
  moneyPeriodsHttp,
  moneyRealisationHttp,
  moneyServiceTypesHttp,
  moneyTimeEntriesClientsHttp,
  moneyTimeEntriesHttp,
  moneyTimeEntriesOwnHttp,
  moneyTimeEntriesSuggestionsHttp,
  moneyTimersHttp,
  moneyVatRatesHttp,
];

// Derived from the folders by `npm run derive`. Do not edit.
import intakeLeads from '../domains/intake/leads/feature.js';
import mattersCases from '../domains/matters/cases/feature.js';
import mattersCourts from '../domains/matters/courts/feature.js';
import mattersDeadlines from '../domains/matters/deadlines/feature.js';
import mattersDocuments from '../domains/matters/documents/feature.js';
import mattersHearings from '../domains/matters/hearings/feature.js';
import mattersInstances from '../domains/matters/instances/feature.js';
import mattersParties from '../domains/matters/parties/feature.js';
import mattersRequests from '../domains/matters/requests/feature.js';
import mattersShareRequests from '../domains/matters/share-requests/feature.js';
import mattersStages from '../domains/matters/stages/feature.js';
import mattersTasks from '../domains/matters/tasks/feature.js';
import mattersWalls from '../domains/matters/walls/feature.js';
import messagesCannedAnswers from '../domains/messages/canned-answers/feature.js';
import messagesConversations from '../domains/messages/conversations/feature.js';
import messagesMessageTemplates from '../domains/messages/message-templates/feature.js';
import messagesNotices from '../domains/messages/notices/feature.js';
import messagesOwnNotices from '../domains/messages/own-notices/feature.js';
import messagesPreferences from '../domains/messages/preferences/feature.js';
import moneyAccounting from '../domains/money/accounting/feature.js';
import moneyBillQuestions from '../domains/money/bill-questions/feature.js';
import moneyBillingPlans from '../domains/money/billing-plans/feature.js';
import moneyBillingRates from '../domains/money/billing-rates/feature.js';
import moneyBudgets from '../domains/money/budgets/feature.js';
import moneyClientAccounts from '../domains/money/client-accounts/feature.js';
import moneyClientFunds from '../domains/money/client-funds/feature.js';
import moneyCreditNotes from '../domains/money/credit-notes/feature.js';
import moneyCreditPayouts from '../domains/money/credit-payouts/feature.js';
import moneyExchangeRates from '../domains/money/exchange-rates/feature.js';
import moneyExpenses from '../domains/money/expenses/feature.js';
import moneyFundReconciliations from '../domains/money/fund-reconciliations/feature.js';
import moneyFundRequests from '../domains/money/fund-requests/feature.js';
import moneyInvoices from '../domains/money/invoices/feature.js';
import moneyPaymentProofs from '../domains/money/payment-proofs/feature.js';
import moneyPaymentReminders from '../domains/money/payment-reminders/feature.js';
import moneyPaymentWays from '../domains/money/payment-ways/feature.js';
import moneyPayments from '../domains/money/payments/feature.js';
import moneyPeriods from '../domains/money/periods/feature.js';
import moneyServiceTypes from '../domains/money/service-types/feature.js';
import moneyTimeEntries from '../domains/money/time-entries/feature.js';
import moneyTimers from '../domains/money/timers/feature.js';
import moneyVatRates from '../domains/money/vat-rates/feature.js';
import officeAudit from '../domains/office/audit/feature.js';
import peopleClientMerges from '../domains/people/client-merges/feature.js';
import peopleClients from '../domains/people/clients/feature.js';
import peopleConsents from '../domains/people/consents/feature.js';
import peopleDelegations from '../domains/people/delegations/feature.js';
import peopleErasures from '../domains/people/erasures/feature.js';
import peopleSessionSettings from '../domains/people/session-settings/feature.js';
import peopleSessions from '../domains/people/sessions/feature.js';
import peopleSignIn from '../domains/people/sign-in/feature.js';
import peopleStaff from '../domains/people/staff/feature.js';
import siteArticles from '../domains/site/articles/feature.js';
import siteAttorneys from '../domains/site/attorneys/feature.js';
import siteCategories from '../domains/site/categories/feature.js';
import siteFacts from '../domains/site/facts/feature.js';
import siteOffice from '../domains/site/office/feature.js';
import sitePages from '../domains/site/pages/feature.js';
import siteQuestions from '../domains/site/questions/feature.js';
import type { PlacedFeature } from '../frame/feature.js';

/** Every feature of the area, by domain. */
export const features: readonly PlacedFeature[] = [
  { domain: 'people', ...peopleClientMerges },
  { domain: 'people', ...peopleClients },
  { domain: 'people', ...peopleConsents },
  { domain: 'people', ...peopleDelegations },
  { domain: 'people', ...peopleErasures },
  { domain: 'people', ...peopleSessionSettings },
  { domain: 'people', ...peopleSessions },
  { domain: 'people', ...peopleSignIn },
  { domain: 'people', ...peopleStaff },
  { domain: 'intake', ...intakeLeads },
  { domain: 'matters', ...mattersCases },
  { domain: 'matters', ...mattersCourts },
  { domain: 'matters', ...mattersDeadlines },
  { domain: 'matters', ...mattersDocuments },
  { domain: 'matters', ...mattersHearings },
  { domain: 'matters', ...mattersInstances },
  { domain: 'matters', ...mattersParties },
  { domain: 'matters', ...mattersRequests },
  { domain: 'matters', ...mattersShareRequests },
  { domain: 'matters', ...mattersStages },
  { domain: 'matters', ...mattersTasks },
  { domain: 'matters', ...mattersWalls },
  { domain: 'money', ...moneyAccounting },
  { domain: 'money', ...moneyBillQuestions },
  { domain: 'money', ...moneyBillingPlans },
  { domain: 'money', ...moneyBillingRates },
  { domain: 'money', ...moneyBudgets },
  { domain: 'money', ...moneyClientAccounts },
  { domain: 'money', ...moneyClientFunds },
  { domain: 'money', ...moneyCreditNotes },
  { domain: 'money', ...moneyCreditPayouts },
  { domain: 'money', ...moneyExchangeRates },
  { domain: 'money', ...moneyExpenses },
  { domain: 'money', ...moneyFundReconciliations },
  { domain: 'money', ...moneyFundRequests },
  { domain: 'money', ...moneyInvoices },
  { domain: 'money', ...moneyPaymentProofs },
  { domain: 'money', ...moneyPaymentReminders },
  { domain: 'money', ...moneyPaymentWays },
  { domain: 'money', ...moneyPayments },
  { domain: 'money', ...moneyPeriods },
  { domain: 'money', ...moneyServiceTypes },
  { domain: 'money', ...moneyTimeEntries },
  { domain: 'money', ...moneyTimers },
  { domain: 'money', ...moneyVatRates },
  { domain: 'messages', ...messagesCannedAnswers },
  { domain: 'messages', ...messagesConversations },
  { domain: 'messages', ...messagesMessageTemplates },
  { domain: 'messages', ...messagesNotices },
  { domain: 'messages', ...messagesOwnNotices },
  { domain: 'messages', ...messagesPreferences },
  { domain: 'site', ...siteArticles },
  { domain: 'site', ...siteAttorneys },
  { domain: 'site', ...siteCategories },
  { domain: 'site', ...siteFacts },
  { domain: 'site', ...siteOffice },
  { domain: 'site', ...sitePages },
  { domain: 'site', ...siteQuestions },
  { domain: 'office', ...officeAudit },
];

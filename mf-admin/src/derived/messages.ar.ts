// Derived from the folders by `npm run derive`. Do not edit.
import desk from '@diwan/desk-kit/messages.ar';
import intakeLeads from '../domains/intake/leads/messages/ar.json' with { type: 'json' };
import mattersCases from '../domains/matters/cases/messages/ar.json' with { type: 'json' };
import mattersCourts from '../domains/matters/courts/messages/ar.json' with { type: 'json' };
import mattersDeadlines from '../domains/matters/deadlines/messages/ar.json' with { type: 'json' };
import mattersDocuments from '../domains/matters/documents/messages/ar.json' with { type: 'json' };
import mattersHearings from '../domains/matters/hearings/messages/ar.json' with { type: 'json' };
import mattersInstances from '../domains/matters/instances/messages/ar.json' with { type: 'json' };
import mattersParties from '../domains/matters/parties/messages/ar.json' with { type: 'json' };
import mattersRequests from '../domains/matters/requests/messages/ar.json' with { type: 'json' };
import mattersShareRequests from '../domains/matters/share-requests/messages/ar.json' with { type: 'json' };
import mattersStages from '../domains/matters/stages/messages/ar.json' with { type: 'json' };
import mattersTasks from '../domains/matters/tasks/messages/ar.json' with { type: 'json' };
import mattersTimeline from '../domains/matters/timeline/messages/ar.json' with { type: 'json' };
import mattersWalls from '../domains/matters/walls/messages/ar.json' with { type: 'json' };
import messagesAlarms from '../domains/messages/alarms/messages/ar.json' with { type: 'json' };
import messagesCannedAnswers from '../domains/messages/canned-answers/messages/ar.json' with { type: 'json' };
import messagesConversations from '../domains/messages/conversations/messages/ar.json' with { type: 'json' };
import messagesMessageTemplates from '../domains/messages/message-templates/messages/ar.json' with { type: 'json' };
import messagesNotices from '../domains/messages/notices/messages/ar.json' with { type: 'json' };
import messagesPreferences from '../domains/messages/preferences/messages/ar.json' with { type: 'json' };
import moneyAccounting from '../domains/money/accounting/messages/ar.json' with { type: 'json' };
import moneyBillQuestions from '../domains/money/bill-questions/messages/ar.json' with { type: 'json' };
import moneyBillingPlans from '../domains/money/billing-plans/messages/ar.json' with { type: 'json' };
import moneyBillingRates from '../domains/money/billing-rates/messages/ar.json' with { type: 'json' };
import moneyBudgets from '../domains/money/budgets/messages/ar.json' with { type: 'json' };
import moneyClientAccounts from '../domains/money/client-accounts/messages/ar.json' with { type: 'json' };
import moneyClientFunds from '../domains/money/client-funds/messages/ar.json' with { type: 'json' };
import moneyCreditNotes from '../domains/money/credit-notes/messages/ar.json' with { type: 'json' };
import moneyCreditPayouts from '../domains/money/credit-payouts/messages/ar.json' with { type: 'json' };
import moneyExchangeRates from '../domains/money/exchange-rates/messages/ar.json' with { type: 'json' };
import moneyExpenses from '../domains/money/expenses/messages/ar.json' with { type: 'json' };
import moneyFundReconciliations from '../domains/money/fund-reconciliations/messages/ar.json' with { type: 'json' };
import moneyFundRequests from '../domains/money/fund-requests/messages/ar.json' with { type: 'json' };
import moneyInvoices from '../domains/money/invoices/messages/ar.json' with { type: 'json' };
import moneyPaymentProofs from '../domains/money/payment-proofs/messages/ar.json' with { type: 'json' };
import moneyPaymentReminders from '../domains/money/payment-reminders/messages/ar.json' with { type: 'json' };
import moneyPaymentWays from '../domains/money/payment-ways/messages/ar.json' with { type: 'json' };
import moneyPayments from '../domains/money/payments/messages/ar.json' with { type: 'json' };
import moneyPeriods from '../domains/money/periods/messages/ar.json' with { type: 'json' };
import moneyServiceTypes from '../domains/money/service-types/messages/ar.json' with { type: 'json' };
import moneyTimeEntries from '../domains/money/time-entries/messages/ar.json' with { type: 'json' };
import moneyTimers from '../domains/money/timers/messages/ar.json' with { type: 'json' };
import moneyVatRates from '../domains/money/vat-rates/messages/ar.json' with { type: 'json' };
import officeAudit from '../domains/office/audit/messages/ar.json' with { type: 'json' };
import peopleClientHealth from '../domains/people/client-health/messages/ar.json' with { type: 'json' };
import peopleClientMerges from '../domains/people/client-merges/messages/ar.json' with { type: 'json' };
import peopleClients from '../domains/people/clients/messages/ar.json' with { type: 'json' };
import peopleConsents from '../domains/people/consents/messages/ar.json' with { type: 'json' };
import peopleDelegations from '../domains/people/delegations/messages/ar.json' with { type: 'json' };
import peopleErasures from '../domains/people/erasures/messages/ar.json' with { type: 'json' };
import peoplePasskeys from '../domains/people/passkeys/messages/ar.json' with { type: 'json' };
import peopleSessionSettings from '../domains/people/session-settings/messages/ar.json' with { type: 'json' };
import peopleSessions from '../domains/people/sessions/messages/ar.json' with { type: 'json' };
import peopleSignIn from '../domains/people/sign-in/messages/ar.json' with { type: 'json' };
import peopleStaff from '../domains/people/staff/messages/ar.json' with { type: 'json' };
import siteArticles from '../domains/site/articles/messages/ar.json' with { type: 'json' };
import siteAttorneys from '../domains/site/attorneys/messages/ar.json' with { type: 'json' };
import siteCategories from '../domains/site/categories/messages/ar.json' with { type: 'json' };
import siteDigests from '../domains/site/digests/messages/ar.json' with { type: 'json' };
import siteFacts from '../domains/site/facts/messages/ar.json' with { type: 'json' };
import siteLocalized from '../domains/site/localized/messages/ar.json' with { type: 'json' };
import siteOffice from '../domains/site/office/messages/ar.json' with { type: 'json' };
import sitePages from '../domains/site/pages/messages/ar.json' with { type: 'json' };
import siteQuestions from '../domains/site/questions/messages/ar.json' with { type: 'json' };
import siteReferences from '../domains/site/references/messages/ar.json' with { type: 'json' };
import common from '../messages/ar.json' with { type: 'json' };

/** Every text of the area (ar). */
export default {
  ...desk,
  ...common,
  ...peopleClientHealth,
  ...peopleClientMerges,
  ...peopleClients,
  ...peopleConsents,
  ...peopleDelegations,
  ...peopleErasures,
  ...peoplePasskeys,
  ...peopleSessionSettings,
  ...peopleSessions,
  ...peopleSignIn,
  ...peopleStaff,
  ...intakeLeads,
  ...mattersCases,
  ...mattersCourts,
  ...mattersDeadlines,
  ...mattersDocuments,
  ...mattersHearings,
  ...mattersInstances,
  ...mattersParties,
  ...mattersRequests,
  ...mattersShareRequests,
  ...mattersStages,
  ...mattersTasks,
  ...mattersTimeline,
  ...mattersWalls,
  ...moneyAccounting,
  ...moneyBillQuestions,
  ...moneyBillingPlans,
  ...moneyBillingRates,
  ...moneyBudgets,
  ...moneyClientAccounts,
  ...moneyClientFunds,
  ...moneyCreditNotes,
  ...moneyCreditPayouts,
  ...moneyExchangeRates,
  ...moneyExpenses,
  ...moneyFundReconciliations,
  ...moneyFundRequests,
  ...moneyInvoices,
  ...moneyPaymentProofs,
  ...moneyPaymentReminders,
  ...moneyPaymentWays,
  ...moneyPayments,
  ...moneyPeriods,
  ...moneyServiceTypes,
  ...moneyTimeEntries,
  ...moneyTimers,
  ...moneyVatRates,
  ...messagesAlarms,
  ...messagesCannedAnswers,
  ...messagesConversations,
  ...messagesMessageTemplates,
  ...messagesNotices,
  ...messagesPreferences,
  ...siteArticles,
  ...siteAttorneys,
  ...siteCategories,
  ...siteDigests,
  ...siteFacts,
  ...siteLocalized,
  ...siteOffice,
  ...sitePages,
  ...siteQuestions,
  ...siteReferences,
  ...officeAudit,
};

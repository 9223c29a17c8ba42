// Derived from the folders by `npm run derive`. Do not edit.
import * as intakeLeadsEvents from '../intake/leads/events.js';
import * as mattersAccessesEvents from '../matters/accesses/events.js';
import * as mattersCasesEvents from '../matters/cases/events.js';
import * as mattersDeadlinesEvents from '../matters/deadlines/events.js';
import * as mattersDocumentsEvents from '../matters/documents/events.js';
import * as mattersHearingsEvents from '../matters/hearings/events.js';
import * as mattersRequestsEvents from '../matters/requests/events.js';
import * as mattersShareRequestsEvents from '../matters/share-requests/events.js';
import * as mattersWorkEvents from '../matters/work/events.js';
import * as messagesConversationsEvents from '../messages/conversations/events.js';
import * as messagesMessageTemplatesEvents from '../messages/message-templates/events.js';
import * as messagesNewsletterEvents from '../messages/newsletter/events.js';
import * as messagesNoticesEvents from '../messages/notices/events.js';
import * as messagesReceivedMessagesEvents from '../messages/received-messages/events.js';
import * as moneyBillQuestionsEvents from '../money/bill-questions/events.js';
import * as moneyBillingPlansEvents from '../money/billing-plans/events.js';
import * as moneyClientFundsEvents from '../money/client-funds/events.js';
import * as moneyCreditNotesEvents from '../money/credit-notes/events.js';
import * as moneyCreditPayoutsEvents from '../money/credit-payouts/events.js';
import * as moneyCreditUsesEvents from '../money/credit-uses/events.js';
import * as moneyFundRequestsEvents from '../money/fund-requests/events.js';
import * as moneyInvoicesEvents from '../money/invoices/events.js';
import * as moneyPaymentProofsEvents from '../money/payment-proofs/events.js';
import * as moneyPaymentRemindersEvents from '../money/payment-reminders/events.js';
import * as moneyPaymentWaysEvents from '../money/payment-ways/events.js';
import * as moneyPaymentsEvents from '../money/payments/events.js';
import * as peopleClientMergesEvents from '../people/client-merges/events.js';
import * as peopleClientsEvents from '../people/clients/events.js';
import * as peopleCodesEvents from '../people/codes/events.js';
import * as peopleDataCopiesEvents from '../people/data-copies/events.js';
import * as peopleDelegationsEvents from '../people/delegations/events.js';
import * as peopleErasuresEvents from '../people/erasures/events.js';
import * as peopleProfileEvents from '../people/profile/events.js';
import * as peopleSecondFactorEvents from '../people/second-factor/events.js';
import * as peopleSignInEvents from '../people/sign-in/events.js';
import * as peopleStaffEvents from '../people/staff/events.js';
import * as peopleStaffInvitationsEvents from '../people/staff-invitations/events.js';
import * as siteArticlesEvents from '../site/articles/events.js';
import * as siteOfficeEvents from '../site/office/events.js';

/** Every module that declares events. */
export const EVENT_MODULES = [
  peopleClientMergesEvents,
  peopleClientsEvents,
  peopleCodesEvents,
  peopleDataCopiesEvents,
  peopleDelegationsEvents,
  peopleErasuresEvents,
  peopleProfileEvents,
  peopleSecondFactorEvents,
  peopleSignInEvents,
  peopleStaffEvents,
  peopleStaffInvitationsEvents,
  intakeLeadsEvents,
  mattersAccessesEvents,
  mattersCasesEvents,
  mattersDeadlinesEvents,
  mattersDocumentsEvents,
  mattersHearingsEvents,
  mattersRequestsEvents,
  mattersShareRequestsEvents,
  mattersWorkEvents,
  moneyBillQuestionsEvents,
  moneyBillingPlansEvents,
  moneyClientFundsEvents,
  moneyCreditNotesEvents,
  moneyCreditPayoutsEvents,
  moneyCreditUsesEvents,
  moneyFundRequestsEvents,
  moneyInvoicesEvents,
  moneyPaymentProofsEvents,
  moneyPaymentRemindersEvents,
  moneyPaymentWaysEvents,
  moneyPaymentsEvents,
  messagesConversationsEvents,
  messagesMessageTemplatesEvents,
  messagesNewsletterEvents,
  messagesNoticesEvents,
  messagesReceivedMessagesEvents,
  siteArticlesEvents,
  siteOfficeEvents,
];

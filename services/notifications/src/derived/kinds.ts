// Derived from the folders by `npm run derive`. Do not edit.
import intakeLeadConfirmation from '../kinds/intake/lead-confirmation.js';
import intakeLeadGiven from '../kinds/intake/lead-given.js';
import intakeLeadOverdue from '../kinds/intake/lead-overdue.js';
import intakeLeadReceived from '../kinds/intake/lead-received.js';
import intakeLeadWaiting from '../kinds/intake/lead-waiting.js';
import mattersDocumentHidden from '../kinds/matters/document-hidden.js';
import mattersDocumentShared from '../kinds/matters/document-shared.js';
import mattersHearingAnswered from '../kinds/matters/hearing-answered.js';
import mattersHearingCancelled from '../kinds/matters/hearing-cancelled.js';
import mattersHearingMoved from '../kinds/matters/hearing-moved.js';
import mattersHearingOutcome from '../kinds/matters/hearing-outcome.js';
import mattersHearingPress from '../kinds/matters/hearing-press.js';
import mattersHearingReminder from '../kinds/matters/hearing-reminder.js';
import mattersHearingScheduled from '../kinds/matters/hearing-scheduled.js';
import mattersRequestAnswered from '../kinds/matters/request-answered.js';
import mattersRequestAsked from '../kinds/matters/request-asked.js';
import mattersRequestDue from '../kinds/matters/request-due.js';
import mattersRequestRefused from '../kinds/matters/request-refused.js';
import mattersShareDecided from '../kinds/matters/share-decided.js';
import mattersShareLink from '../kinds/matters/share-link.js';
import mattersShareRequested from '../kinds/matters/share-requested.js';
import mattersWeeklySummary from '../kinds/matters/weekly-summary.js';
import messagesAnswer from '../kinds/messages/answer.js';
import messagesClientWrote from '../kinds/messages/client-wrote.js';
import messagesDailyDigest from '../kinds/messages/daily-digest.js';
import messagesDeliveryAlarm from '../kinds/messages/delivery-alarm.js';
import messagesMenuAnswer from '../kinds/messages/menu-answer.js';
import messagesMessageWaiting from '../kinds/messages/message-waiting.js';
import messagesNewsArticle from '../kinds/messages/news-article.js';
import messagesNewsletterArticle from '../kinds/messages/newsletter-article.js';
import messagesNewsletterConfirmation from '../kinds/messages/newsletter-confirmation.js';
import messagesReply from '../kinds/messages/reply.js';
import moneyBillQuestionAnswered from '../kinds/money/bill-question-answered.js';
import moneyBillQuestionAsked from '../kinds/money/bill-question-asked.js';
import moneyCreditNoteIssued from '../kinds/money/credit-note-issued.js';
import moneyCreditPaidOut from '../kinds/money/credit-paid-out.js';
import moneyCreditUsed from '../kinds/money/credit-used.js';
import moneyFundsAsked from '../kinds/money/funds-asked.js';
import moneyFundsLow from '../kinds/money/funds-low.js';
import moneyFundsMoved from '../kinds/money/funds-moved.js';
import moneyInvoiceIssued from '../kinds/money/invoice-issued.js';
import moneyInvoiceReminder from '../kinds/money/invoice-reminder.js';
import moneyInvoiceVoided from '../kinds/money/invoice-voided.js';
import moneyPaymentUndone from '../kinds/money/payment-undone.js';
import moneyPaymentWayChanged from '../kinds/money/payment-way-changed.js';
import moneyPlannedDraft from '../kinds/money/planned-draft.js';
import moneyProofRefused from '../kinds/money/proof-refused.js';
import moneyProofSent from '../kinds/money/proof-sent.js';
import moneyReceiptIssued from '../kinds/money/receipt-issued.js';
import moneyReceiptVoided from '../kinds/money/receipt-voided.js';
import type { Family, NoticeKind } from '../kinds/notice-kind.js';
import peopleDataCopyReady from '../kinds/people/data-copy-ready.js';
import peopleDelegateNamed from '../kinds/people/delegate-named.js';
import peopleDelegationAccepted from '../kinds/people/delegation-accepted.js';
import peopleErasureAsked from '../kinds/people/erasure-asked.js';
import peopleErasureDecided from '../kinds/people/erasure-decided.js';
import peopleNewSignIn from '../kinds/people/new-sign-in.js';
import peoplePhoneChanged from '../kinds/people/phone-changed.js';
import peopleSecondFactorChanged from '../kinds/people/second-factor-changed.js';
import peopleSecondFactorReset from '../kinds/people/second-factor-reset.js';
import peopleSecurityAlarm from '../kinds/people/security-alarm.js';
import peopleStaffInvited from '../kinds/people/staff-invited.js';
import peopleStaffJoined from '../kinds/people/staff-joined.js';

/** Every kind of notice, by its family. */
export const KINDS = {
  data_copy_ready: peopleDataCopyReady,
  delegate_named: peopleDelegateNamed,
  delegation_accepted: peopleDelegationAccepted,
  erasure_asked: peopleErasureAsked,
  erasure_decided: peopleErasureDecided,
  new_sign_in: peopleNewSignIn,
  phone_changed: peoplePhoneChanged,
  second_factor_changed: peopleSecondFactorChanged,
  second_factor_reset: peopleSecondFactorReset,
  security_alarm: peopleSecurityAlarm,
  staff_invited: peopleStaffInvited,
  staff_joined: peopleStaffJoined,
  lead_confirmation: intakeLeadConfirmation,
  lead_given: intakeLeadGiven,
  lead_overdue: intakeLeadOverdue,
  lead_received: intakeLeadReceived,
  lead_waiting: intakeLeadWaiting,
  document_hidden: mattersDocumentHidden,
  document_shared: mattersDocumentShared,
  hearing_answered: mattersHearingAnswered,
  hearing_cancelled: mattersHearingCancelled,
  hearing_moved: mattersHearingMoved,
  hearing_outcome: mattersHearingOutcome,
  hearing_press: mattersHearingPress,
  hearing_reminder: mattersHearingReminder,
  hearing_scheduled: mattersHearingScheduled,
  request_answered: mattersRequestAnswered,
  request_asked: mattersRequestAsked,
  request_due: mattersRequestDue,
  request_refused: mattersRequestRefused,
  share_decided: mattersShareDecided,
  share_link: mattersShareLink,
  share_requested: mattersShareRequested,
  weekly_summary: mattersWeeklySummary,
  bill_question_answered: moneyBillQuestionAnswered,
  bill_question_asked: moneyBillQuestionAsked,
  credit_note_issued: moneyCreditNoteIssued,
  credit_paid_out: moneyCreditPaidOut,
  credit_used: moneyCreditUsed,
  funds_asked: moneyFundsAsked,
  funds_low: moneyFundsLow,
  funds_moved: moneyFundsMoved,
  invoice_issued: moneyInvoiceIssued,
  invoice_reminder: moneyInvoiceReminder,
  invoice_voided: moneyInvoiceVoided,
  payment_undone: moneyPaymentUndone,
  payment_way_changed: moneyPaymentWayChanged,
  planned_draft: moneyPlannedDraft,
  proof_refused: moneyProofRefused,
  proof_sent: moneyProofSent,
  receipt_issued: moneyReceiptIssued,
  receipt_voided: moneyReceiptVoided,
  answer: messagesAnswer,
  client_wrote: messagesClientWrote,
  daily_digest: messagesDailyDigest,
  delivery_alarm: messagesDeliveryAlarm,
  menu_answer: messagesMenuAnswer,
  message_waiting: messagesMessageWaiting,
  news_article: messagesNewsArticle,
  newsletter_article: messagesNewsletterArticle,
  newsletter_confirmation: messagesNewsletterConfirmation,
  reply: messagesReply,
} as const satisfies { [F in Family]: NoticeKind<F> };

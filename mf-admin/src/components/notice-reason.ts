import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import type { TextKey, Texts } from '../texts.js';

/** Why it was not sent after all. */
const DROPPED: Readonly<Record<DropReason, TextKey>> = {
  kept_away: 'noticeReason.keptAway',
  no_address: 'noticeReason.noAddress',
  no_such_mailbox: 'noticeReason.noSuchMailbox',
  opted_out: 'noticeReason.optedOut',
  person_gone: 'noticeReason.personGone',
  phone_unproven: 'noticeReason.phoneUnproven',
  recipient_over_budget: 'noticeReason.recipientOverBudget',
  site_over_budget: 'noticeReason.siteOverBudget',
  answered: 'noticeReason.done',
  answered_otherwise: 'noticeReason.answeredOtherwise',
  decided: 'noticeReason.done',
  looked_at: 'noticeReason.done',
  message_read: 'noticeReason.messageRead',
  article_withdrawn: 'noticeReason.articleWithdrawn',
  credit_note_gone: 'noticeReason.gone',
  day_over: 'noticeReason.dayOver',
  document_hidden: 'noticeReason.documentHidden',
  document_shared_again: 'noticeReason.documentSharedAgain',
  hearing_begun: 'noticeReason.hearingBegun',
  hearing_changed: 'noticeReason.hearingChanged',
  hearing_gone: 'noticeReason.gone',
  in_digest: 'noticeReason.inDigest',
  invoice_credited: 'noticeReason.invoiceCredited',
  invoice_draft: 'noticeReason.gone',
  invoice_gone: 'noticeReason.gone',
  invoice_nothing_due: 'noticeReason.invoiceNothingDue',
  invoice_paid: 'noticeReason.invoicePaid',
  invoice_void: 'noticeReason.invoiceVoid',
  lead_answered: 'noticeReason.leadAnswered',
  lead_given_on: 'noticeReason.leadGivenOn',
  lead_gone: 'noticeReason.leadGone',
  lead_overdue: 'noticeReason.leadOverdue',
  link_over: 'noticeReason.linkOver',
  movement_gone: 'noticeReason.gone',
  movement_reversed: 'noticeReason.movementReversed',
  no_open_case: 'noticeReason.noOpenCase',
  not_awaited: 'noticeReason.notAwaited',
  not_low: 'noticeReason.notLow',
  not_offered: 'noticeReason.notOffered',
  not_open: 'noticeReason.notOpen',
  not_reminded: 'noticeReason.notReminded',
  nothing_to_tell: 'noticeReason.nothingToTell',
  outcome_withdrawn: 'noticeReason.outcomeWithdrawn',
  over: 'noticeReason.over',
  payment_gone: 'noticeReason.gone',
  payment_void: 'noticeReason.paymentVoid',
  question_gone: 'noticeReason.gone',
  request_gone: 'noticeReason.gone',
  text_gone: 'noticeReason.textGone',
  too_late: 'noticeReason.tooLate',
};

const REASONS: Readonly<Record<string, TextKey>> = {
  ...DROPPED,
  no_sms: 'noticeReason.noSms',
  no_whatsapp: 'noticeReason.noWhatsapp',
  undelivered: 'noticeReason.undelivered',
  worker_died: 'noticeReason.interrupted',
  no_answer: 'noticeReason.noAnswer',
  TIMEOUT: 'noticeReason.noAnswer',
  does_not_fit: 'noticeReason.refusedText',
  twilio_20003: 'noticeReason.notSetUp',
  twilio_21211: 'noticeReason.noSuchNumber',
  twilio_21610: 'noticeReason.optedOut',
  twilio_21614: 'noticeReason.noSuchNumber',
  twilio_21656: 'noticeReason.refusedText',
  twilio_21658: 'noticeReason.refusedText',
  twilio_63003: 'noticeReason.noSuchNumber',
  twilio_63005: 'noticeReason.refusedText',
  twilio_63007: 'noticeReason.notSetUp',
  twilio_63013: 'noticeReason.refusedText',
  twilio_63016: 'noticeReason.noTemplate',
  twilio_63021: 'noticeReason.refusedText',
  twilio_63024: 'noticeReason.noSuchNumber',
  twilio_63027: 'noticeReason.noTemplate',
  twilio_63028: 'noticeReason.refusedText',
  twilio_63041: 'noticeReason.noTemplate',
  twilio_63042: 'noticeReason.noTemplate',
  cannot_compose: 'noticeReason.cannotCompose',
  no_template: 'noticeReason.noTemplate',
  no_way_out: 'noticeReason.noWayOut',
  twilio_63049: 'noticeReason.heldBack',
};

/** Codes of providers, and of a network on which they were not reached. */
const REFUSED = /^(twilio|smtp)_/;
const UNREACHED = /^E[A-Z_]+$/;

/** Why a message is where it is, in plain words; of a provider's rarer codes, the code with them. */
export function reasonText(t: Texts, reason: string): string {
  const known = REASONS[reason];
  if (known) return t(known);
  if (UNREACHED.test(reason)) return t('noticeReason.noAnswer');
  return REFUSED.test(reason) ? t('noticeReason.refused', { code: reason.replace(REFUSED, '') }) : reason;
}

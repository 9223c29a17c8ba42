import type { TextKey, Texts } from '../texts.js';

const REASONS: Readonly<Record<string, TextKey>> = {
  opted_out: 'noticeReason.optedOut',
  phone_unproven: 'noticeReason.phoneUnproven',
  kept_away: 'noticeReason.keptAway',
  person_gone: 'noticeReason.personGone',
  document_hidden: 'noticeReason.documentHidden',
  document_shared_again: 'noticeReason.documentSharedAgain',
  lead_answered: 'noticeReason.leadAnswered',
  lead_overdue: 'noticeReason.leadOverdue',
  lead_gone: 'noticeReason.leadGone',
  lead_given_on: 'noticeReason.leadGivenOn',
  invoice_paid: 'noticeReason.invoicePaid',
  invoice_credited: 'noticeReason.invoiceCredited',
  invoice_nothing_due: 'noticeReason.invoiceNothingDue',
  invoice_void: 'noticeReason.invoiceVoid',
  payment_void: 'noticeReason.paymentVoid',
  day_over: 'noticeReason.dayOver',
  nothing_to_tell: 'noticeReason.nothingToTell',
  in_digest: 'noticeReason.inDigest',
  not_reminded: 'noticeReason.notReminded',
  undelivered: 'noticeReason.undelivered',
  worker_died: 'noticeReason.interrupted',
  no_answer: 'noticeReason.noAnswer',
  TIMEOUT: 'noticeReason.noAnswer',
  recipient_over_budget: 'noticeReason.recipientOverBudget',
  site_over_budget: 'noticeReason.siteOverBudget',
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
  no_whatsapp: 'noticeReason.noWhatsapp',
  no_sms: 'noticeReason.noSms',
  no_way_out: 'noticeReason.noWayOut',
  twilio_63049: 'noticeReason.heldBack',
  no_address: 'noticeReason.noAddress',
  no_such_mailbox: 'noticeReason.noSuchMailbox',
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

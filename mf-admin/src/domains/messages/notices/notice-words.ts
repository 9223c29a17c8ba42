import type { Tone } from '@diwan/ui/badge';
import type { TextKey, Texts } from '../../../texts.js';
import type { Notice } from './api/list-notices.js';

export const STATE_TONES = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  unknown: 'warning',
  failed: 'danger',
  suppressed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Notice['state'], Tone>;

/** How far it came: what was sent may have arrived, or have been read. */
export const progressOf = ({
  state,
  deliveredAt,
  readAt,
}: Pick<Notice, 'state' | 'deliveredAt' | 'readAt'>): Notice['state'] | 'delivered' | 'read' => {
  if (state !== 'sent') return state;
  if (readAt) return 'read';
  return deliveredAt ? 'delivered' : 'sent';
};

/** Whether a person may decide to send it again. */
export const canBeResent = ({ state }: Pick<Notice, 'state'>): boolean => state === 'failed' || state === 'unknown';

const REASONS: Readonly<Record<string, TextKey>> = {
  opted_out: 'noticeReason.optedOut',
  kept_away: 'noticeReason.keptAway',
  person_gone: 'noticeReason.personGone',
  document_hidden: 'noticeReason.documentHidden',
  document_shared_again: 'noticeReason.documentSharedAgain',
  lead_answered: 'noticeReason.leadAnswered',
  lead_overdue: 'noticeReason.leadOverdue',
  lead_gone: 'noticeReason.leadGone',
  undelivered: 'noticeReason.undelivered',
  worker_died: 'noticeReason.interrupted',
  no_answer: 'noticeReason.noAnswer',
  TIMEOUT: 'noticeReason.noAnswer',
  recipient_over_budget: 'noticeReason.recipientOverBudget',
  site_over_budget: 'noticeReason.siteOverBudget',
  no_template: 'noticeReason.noTemplate',
  no_address: 'noticeReason.noAddress',
  no_such_mailbox: 'noticeReason.noSuchMailbox',
};

/** Why a notice is where it is; codes of providers are shown as they are. */
export const reasonText = (t: Texts, reason: string): string => (REASONS[reason] ? t(REASONS[reason]) : reason);

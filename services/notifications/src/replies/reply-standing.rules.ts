import type { ReplyStanding } from '@diwan/contracts/messages/replies/questions';
import type { NoticeRecord } from '../notices/notice.schema.js';

type Standing = Pick<NoticeRecord, 'channel' | 'state' | 'reason' | 'deliveryStatus' | 'told'>;

const STATES = {
  pending: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  unknown: 'unknown',
  failed: 'failed',
  suppressed: 'stopped',
  cancelled: 'failed',
} as const satisfies Record<NoticeRecord['state'], ReplyStanding['state']>;

/** What a reply is owed as: once per person and key, whichever way it then takes. */
export const owedAs = (personId: string, dedupeKey: string) =>
  ({ family: 'reply', channel: 'whatsapp', personId, reason: `reply-${dedupeKey}` }) as const;

/** How a reply stands by its notice. */
export function standingOf({
  channel,
  state,
  reason,
  deliveryStatus,
  told,
}: Standing): Omit<ReplyStanding, 'noticeId'> {
  const arrived = deliveryStatus === 'delivered' || deliveryStatus === 'read' ? deliveryStatus : null;
  return {
    state: state === 'sent' && arrived ? arrived : STATES[state],
    by: told === null ? null : channel === 'email' ? 'email' : told.template === 'reply_text' ? 'text' : 'template',
    reason,
  };
}

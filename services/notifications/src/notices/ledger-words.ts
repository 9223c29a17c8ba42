import { trusted } from 'mongoose';
import type { Family, Owed } from '../kinds/notice-kind.js';
import { move } from './notice.machine.js';

/** A notice that is owed: `reason` is the event that brought it about, or what makes several events one reason. */
export type OwedNotice = Owed<unknown> & { family: Family; reason: string };

/** What tells notices apart. */
export type OwedAs = Pick<OwedNotice, 'reason' | 'personId' | 'family' | 'channel'>;
export const keyOf = ({ reason, personId, family, channel }: OwedAs): string =>
  `${reason}.${personId ?? 'visitor'}.${family}.${channel}`;

export const CLAIM = move(['pending'], 'sending');
export const REOPEN = move(['failed', 'unknown'], 'pending');
export const FALL_BACK = move(['failed'], 'pending');
export const PROVEN_ABSENT = move(['unknown'], 'pending');
export const BLOCK = move(['pending'], 'failed');
export const HEARD_GOOD = move(['unknown'], 'sent');
export const HEARD_BAD = move(['sending', 'sent', 'unknown'], 'failed');

/** Of a notice whose message could be put together. */
export const COMPOSED = { composeFailures: 0, unansweredSince: null } as const;

/** Statuses by which the provider says that it has a message. */
export const GOOD_NEWS = trusted({ $in: ['queued', 'accepted', 'sending', 'sent', 'delivered', 'read'] });

/** What the provider says became of a message. */
export interface ProviderNews {
  sid: string;
  status: string;
  rank: number;
  /** It says something new where what was said before has a lower rank than this. */
  beats: number;
  failed: boolean;
  reason: string | null;
  /** What failed goes again, in so many milliseconds; `counts`: its attempts are counted on. Null: not by itself. */
  again: { afterMs: number; counts?: true } | null;
}

/** What is kept of the provider's word. */
export const heardOf = ({ status, rank, sid }: ProviderNews, at: Date) => ({
  deliveryStatus: status,
  deliveryRank: rank,
  providerId: sid,
  ...(status === 'delivered' && { deliveredAt: at }),
  ...(status === 'read' && { readAt: at }),
});

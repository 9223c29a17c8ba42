import type { NoticeState as NoticeStates } from '@diwan/contracts/messages/notices/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';
import type * as z from 'zod/mini';

export type NoticeState = z.infer<typeof NoticeStates>;

/**
 * The moves of a notice (REL-02). Leaving `sending` for `pending` needs a certain refusal; what may have
 * been sent becomes `unknown`; it is sent again when the provider proves that it never had it, or when a person decides so.
 */
export const NOTICE_MOVES = {
  pending: ['sending', 'suppressed', 'cancelled', 'failed'],
  sending: ['sent', 'pending', 'failed', 'unknown'],
  unknown: ['sent', 'failed', 'pending'],
  sent: ['failed'],
  failed: ['pending'],
  suppressed: [],
  cancelled: [],
} as const satisfies Record<NoticeState, readonly NoticeState[]>;

/** A move for a conditional write: the states expected and the one to come. */
export const move = movesBy(NOTICE_MOVES);

/** What a notice is when it is written down: to be sent, or not to be and why. */
export type FirstState = Extract<NoticeState, 'pending' | 'suppressed'>;

/** Ends a notice that was not sent yet and will not be. */
export const DROP = {
  suppressed: move(['pending'], 'suppressed'),
  cancelled: move(['pending'], 'cancelled'),
} as const;

/** What an attempt can come to. */
export const AFTER_ATTEMPT = {
  sent: move(['sending'], 'sent'),
  unknown: move(['sending'], 'unknown'),
  failed: move(['sending'], 'failed'),
  pending: move(['sending'], 'pending'),
} as const;

/** A notice is tried this often. */
export const MAX_ATTEMPTS = 6;
/** A notice that this often could not be put together, over some forty minutes, has failed. */
export const MAX_COMPOSE_FAILURES = 8;
/** What waits because a provider or a service is away is given up after a day, in milliseconds; how often it was tried does not matter. */
export const LONGEST_OUTAGE = 24 * 3600_000;
/** An attempt without an answer is asked about after this, in milliseconds: the provider's word may still come by itself. */
export const ASK_AFTER = 120_000;
/** A provider that cannot tell now is asked again after this, in milliseconds. */
export const ASK_AGAIN = 600_000;

const FIRST_DELAY = 2000;
const LAST_DELAY = 15 * 60_000;

/** Milliseconds until the next try after `attempts` of them: 2 s, then four times as long each time, 15 min at most, with jitter. */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY * 4 ** (attempts - 1), LAST_DELAY);
  return Math.round(delay * (0.75 + random() * 0.5));
}

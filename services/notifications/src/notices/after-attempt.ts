import type { SendResult } from '../messages/message.js';
import { HELD_BACK } from './held-back.js';
import { type AFTER_ATTEMPT, ASK_AFTER, backoff, LONGEST_OUTAGE, MAX_ATTEMPTS } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';
import { outsideQuietHours } from './quiet-hours.js';

/** What becomes of a notice by the answer to an attempt. `quiet`: the quiet hours that hold for it; `now` in milliseconds. */
export function changeAfter(
  { attempts, createdAt, family, facts, heldBack = 0 }: NoticeRecord,
  result: SendResult,
  { now, quiet }: { now: number; quiet: string },
): Partial<NoticeRecord> & { state: keyof typeof AFTER_ATTEMPT; reason: string | null } {
  if (result.outcome === 'accepted')
    return { state: 'sent', reason: null, providerId: result.providerId, heldUp: false };
  const { reason } = result;
  if (result.outcome === 'unclear') return { state: 'unknown', reason, nextAttemptAt: new Date(now + ASK_AFTER) };
  if (!result.retry) return { state: 'failed', reason };
  const heldUp = result.outage === true;
  const mayRetry = heldUp
    ? now - createdAt.getTime() < LONGEST_OUTAGE
    : attempts < Math.min(result.maxAttempts ?? MAX_ATTEMPTS, MAX_ATTEMPTS);
  if (!mayRetry) return { state: 'failed', reason };
  const wait = Math.max(backoff(attempts), result.notBeforeMs ?? 0);
  const nextAttemptAt = outsideQuietHours(family, new Date(now + wait), quiet, facts);
  const held = heldBack + (reason === HELD_BACK ? 1 : 0);
  // A provider that takes nothing uses up no try: what it says afterwards is tried as often as anything.
  return { state: 'pending', reason, heldUp, nextAttemptAt, heldBack: held, ...(heldUp && { attempts: attempts - 1 }) };
}

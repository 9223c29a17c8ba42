import { TEMPLATES, type TemplateName } from '../messages/templates.js';
import { againAfterHeldBack, HELD_BACK } from '../notices/held-back.js';
import type { ProviderNews } from '../notices/ledger-words.js';
import { backoff, LONGEST_OUTAGE, MAX_ATTEMPTS } from '../notices/notice.machine.js';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { LANE_REST } from '../notices/whatsapp-pace.js';
import { ruleOf } from '../providers/twilio-errors.js';
import { OUTSIDE_WINDOW } from '../whatsapp-numbers/whatsapp-numbers.js';

/** The network's unknown error of a text message: the phone may have it, and a second one is worse than another way. */
const MAY_HAVE_ARRIVED = 'twilio_30008';
/** The people we may begin with in a day are used up. */
export const LIMIT_REACHED = 'twilio_63018';

/**
 * When a notice goes again that failed for `reason`; null: not by itself. Free text that was too late goes by a template; what met the
 * limit of people a day goes when some of the day is over, for a day; what was held back as marketing a day later; what may pass goes as
 * often as it would have gone had the provider said so at once (whatsapp.md, error handling table). A code that the table lacks, or that may
 * mean that it arrived, is left to the next way. `to`: the number, `now` in milliseconds.
 */
export function againAfter(
  { told, heldBack, createdAt, attempts }: NoticeRecord,
  reason: string,
  { to, now }: { to: string | null; now: number },
): ProviderNews['again'] {
  if (told === null) return null;
  if (reason === OUTSIDE_WINDOW) return TEMPLATES[told.template as TemplateName]?.insideWindow ? { afterMs: 0 } : null;
  if (reason === HELD_BACK) {
    const afterMs = to === null ? null : againAfterHeldBack(to, heldBack);
    return afterMs === null ? null : { afterMs };
  }
  if (reason === LIMIT_REACHED) return now - createdAt.getTime() < LONGEST_OUTAGE ? { afterMs: LANE_REST } : null;
  const rule = reason === MAY_HAVE_ARRIVED ? undefined : ruleOf(reason);
  if (rule?.action !== 'retry' || attempts >= Math.min(rule.maxAttempts ?? MAX_ATTEMPTS, MAX_ATTEMPTS)) return null;
  return { afterMs: Math.max(backoff(attempts), rule.notBeforeMs ?? 0), counts: true };
}

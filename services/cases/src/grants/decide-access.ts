import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import type { DenialReason } from '../accesses/denial.js';
import type { StoredPolicy } from '../documents/document.schema.js';
import type { Standing } from '../documents/document-reach.js';
import { restrictionOf } from '../documents/level-policy.js';
import type { Scan } from '../scan/scan-state.js';

/** How long a confirmed code counts as fresh: 15 minutes (D-096). */
const FRESH_MS = 15 * 60_000;

/** Everything an access is decided by, apart from the allowance, which only its own update can decide. */
export interface AccessQuestion {
  action: DocumentAction;
  standing: Standing;
  visibleToClient: boolean;
  policy: StoredPolicy;
  scan: Scan;
  /** Whether a watermark can be burned into this type of file. */
  canBeMarked: boolean;
  /** When the person last confirmed a one-time code. */
  confirmedAt: Date;
  now: Date;
}

/** `mark`: the bytes must carry the watermark. */
export type AccessDecision = { allowed: true; mark: boolean } | { allowed: false; reason: DenialReason };

const denied = (reason: DenialReason): AccessDecision => ({ allowed: false, reason });

/**
 * The one decision about reaching a document (DOC-08), in this order: standing, visibility, virus scan, restriction, expiry, watermark.
 * Restrictions mean: `none` anybody permitted, `authenticated` after a code confirmed within 15 minutes, `admin_only` staff,
 * `disabled` nobody (D-096). A document's expiry and limit hold for whoever opens it.
 */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { action, standing, policy, now } = question;
  if (standing === 'outsider') return denied('foreign');
  if (standing === 'client' && !question.visibleToClient) return denied('hidden');
  if (question.scan === 'pending') return denied('unscanned');
  if (question.scan === 'rejected') return denied('infected');
  const restriction = restrictionOf(policy, action);
  if (restriction === 'disabled') return denied('disabled');
  if (restriction === 'admin_only' && standing !== 'staff') return denied('staff_only');
  if (restriction === 'authenticated' && now.getTime() - question.confirmedAt.getTime() > FRESH_MS)
    return denied('stale_sign_in');
  if (policy.expiresAt && policy.expiresAt <= now) return denied('expired');
  const decision = decideMark(question);
  // Pictures of its pages are safe; the file itself is for staff who know what they download.
  const isOut = question.scan !== 'unsafe' || !decision.allowed || decision.mark;
  return isOut || (standing === 'staff' && action === 'download') ? decision : denied('unsafe');
}

/**
 * Pages for print always carry the mark, other bytes where the policy says so. Where no mark can be burned in, the bytes stay
 * here; only staff may still download the file they keep, to work on it.
 */
function decideMark({ action, standing, policy, canBeMarked }: AccessQuestion): AccessDecision {
  const wanted = action === 'print' || policy.watermarkEnabled;
  if (!wanted || canBeMarked) return { allowed: true, mark: wanted };
  return standing === 'staff' && action === 'download' ? { allowed: true, mark: false } : denied('unmarkable');
}

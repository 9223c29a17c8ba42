import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import type { DenialReason } from '../accesses/denial.js';
import type { StoredPolicy } from '../documents/document.schema.js';
import type { Standing } from '../documents/document-reach.js';
import { restrictionOf } from '../documents/level-policy.js';
import type { Scan } from '../scan/scan-state.js';

/** How long a confirmed code counts as fresh: 15 minutes (D-096). */
const FRESH_MS = 15 * 60_000;

/** Everything an access is decided by, apart from the allowance, which is looked at where an opening is counted. */
export interface AccessQuestion {
  action: DocumentAction;
  standing: Standing;
  /** Whether the client who asks, or for whom is asked, is shown it now. */
  isShown: boolean;
  policy: StoredPolicy;
  scan: Scan;
  /** Whether this type of file can be shown; others are kept for staff, who download them. */
  canBeShown: boolean;
  /** Whether a watermark can be burned into this type of file, which is then shown as pictures of its pages. */
  canBeMarked: boolean;
  /** Staff ask for a copy with the watermark instead of the file as it is. */
  wantsMark: boolean;
  /** When the person last confirmed a one-time code. */
  confirmedAt: Date;
  now: Date;
}

/** `mark`: the bytes must carry the watermark. */
export type AccessDecision = { allowed: true; mark: boolean } | { allowed: false; reason: DenialReason };

const denied = (reason: DenialReason): AccessDecision => ({ allowed: false, reason });

/**
 * The one decision about reaching a document (DOC-08), in this order: standing, visibility, virus scan, kind of file, and for those it is shared
 * with restriction, expiry, watermark. A policy holds for them alone: staff in reach of a document always get what the firm keeps.
 */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { standing } = question;
  if (standing === 'outsider') return denied('foreign');
  if (standing === 'client' && !question.isShown) return denied('hidden');
  if (question.scan === 'pending') return denied('unscanned');
  if (question.scan === 'rejected') return denied('infected');
  if (!question.canBeShown && (standing === 'client' || question.action !== 'download')) return denied('not_shown');
  return standing === 'staff' ? decideForStaff(question) : decideForClient(question);
}

/** The file as it is, unless they want a marked copy; active content is shown as pictures of its pages, which carry the mark. */
function decideForStaff({ action, scan, canBeMarked, wantsMark }: AccessQuestion): AccessDecision {
  const isUnsafe = scan === 'unsafe' && action !== 'download';
  if (!wantsMark && !isUnsafe) return { allowed: true, mark: false };
  if (canBeMarked) return { allowed: true, mark: true };
  return denied(isUnsafe ? 'unsafe' : 'unmarkable');
}

/**
 * Restrictions mean: `none` anybody permitted, `authenticated` after a code confirmed within 15 minutes, `admin_only` staff,
 * `disabled` nobody it is shared with (D-096).
 */
function decideForClient(question: AccessQuestion): AccessDecision {
  const { action, policy, now } = question;
  const restriction = restrictionOf(policy, action);
  if (restriction === 'disabled') return denied('disabled');
  if (restriction === 'admin_only') return denied('staff_only');
  if (restriction === 'authenticated' && now.getTime() - question.confirmedAt.getTime() > FRESH_MS)
    return denied('stale_sign_in');
  if (policy.expiresAt && policy.expiresAt <= now) return denied('expired');
  // Pages for print always carry the mark, other bytes where the policy says so; where none can be burned in, they stay here.
  const mark = action === 'print' || policy.watermarkEnabled;
  if (mark && !question.canBeMarked) return denied('unmarkable');
  // Pictures of its pages are safe; the file itself is for staff who know what they download.
  return question.scan === 'unsafe' && !mark ? denied('unsafe') : { allowed: true, mark };
}

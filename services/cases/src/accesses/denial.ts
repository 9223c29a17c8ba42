import type { ErrorCode } from '@diwan/contracts/errors/codes';

/** How serious a refused attempt is: a pressed button that was disabled, a sign of a stale page, or somebody else's file (D-097). */
export type Severity = 'info' | 'medium' | 'high';

interface Denial {
  /** What the person is answered; somebody else's document answers like one that does not exist. */
  code: ErrorCode;
  severity: Severity;
  detail?: string;
}

/** Every reason to refuse an access, with its answer and its severity. Reasons are stored; do not rename. */
export const DENIALS = {
  foreign: { code: 'NOT_FOUND', severity: 'high' },
  // Any page can send a browser to an address: no sign of a will of one's own.
  foreign_grant: { code: 'NOT_FOUND', severity: 'medium' },
  hidden: { code: 'NOT_FOUND', severity: 'medium' },
  grant_expired: { code: 'NOT_FOUND', severity: 'info' },
  unscanned: { code: 'UNAVAILABLE', severity: 'info', detail: 'The file is still being checked for viruses.' },
  infected: { code: 'ACTION_DISABLED', severity: 'info', detail: 'A virus was found in this file.' },
  unsafe: { code: 'ACTION_DISABLED', severity: 'info', detail: 'This file holds active content and is not opened.' },
  disabled: { code: 'ACTION_DISABLED', severity: 'info' },
  not_shown: {
    code: 'ACTION_DISABLED',
    severity: 'info',
    detail: 'Files of this kind are kept for staff to download and are not shown.',
  },
  unmarkable: {
    code: 'ACTION_DISABLED',
    severity: 'info',
    detail: 'This kind of file cannot carry the watermark that its policy asks for.',
  },
  staff_only: { code: 'ACTION_STAFF_ONLY', severity: 'info' },
  stale_sign_in: { code: 'FRESH_SIGN_IN_REQUIRED', severity: 'info' },
  expired: { code: 'DOCUMENT_EXPIRED', severity: 'info' },
  limit_reached: { code: 'ACCESS_LIMIT_REACHED', severity: 'info' },
} as const satisfies Record<string, Denial>;

export type DenialReason = keyof typeof DENIALS;

/** How an error is answered and what may be done about it. */
export interface ErrorRule {
  /** HTTP status. */
  status: number;
  /** Level it is logged with: `info` for what people do wrong, `warn` for what should not happen often, `error` for our own faults. */
  level: 'info' | 'warn' | 'error';
  /** Whether the same request may succeed later without change. */
  retryable: boolean;
  /** Plain English for `detail`; browsers show their own translation of the code. */
  detail: string;
}

const rule = (status: number, level: ErrorRule['level'], retryable: boolean, detail: string): ErrorRule => ({
  status,
  level,
  retryable,
  detail,
});

/** Every error the product answers with. The key is the `code` of the problem; both languages' texts are keyed by it. */
export const ERRORS = {
  VALIDATION: rule(400, 'info', false, 'Some fields need attention.'),
  MALFORMED: rule(400, 'info', false, 'The request could not be read.'),
  IDEMPOTENCY_KEY_REQUIRED: rule(400, 'info', false, 'An Idempotency-Key header is required.'),
  SIGN_IN_REQUIRED: rule(401, 'info', false, 'Please log in first.'),
  OTP_INVALID: rule(401, 'info', false, 'OTP is invalid or expired.'),
  OTP_DEAD: rule(401, 'info', false, 'This code no longer works. Ask for a new one.'),
  TICKET_INVALID: rule(401, 'info', false, 'Your verification has expired. Please request a new code.'),
  SECOND_FACTOR_INVALID: rule(401, 'info', false, 'The code of your authenticator is not right.'),
  SET_UP_CODE_INVALID: rule(401, 'info', false, 'This set-up code is not right, or works no more.'),
  PASSKEY_INVALID: rule(401, 'info', false, 'This passkey was not accepted.'),
  ADMIN_KEY_INVALID: rule(403, 'warn', false, 'The admin key you entered is incorrect.'),
  FORBIDDEN: rule(403, 'info', false, "You don't have the privileges for this."),
  CROSS_SITE: rule(403, 'warn', false, 'This request did not come from our own pages.'),
  SECOND_FACTOR_REQUIRED: rule(403, 'info', false, 'Please confirm your second factor first.'),
  SECOND_FACTOR_MISSING: rule(403, 'info', false, 'Please set up a second factor first.'),
  SET_UP_CODE_REQUIRED: rule(403, 'info', false, 'Please enter your set-up code first.'),
  FRESH_SIGN_IN_REQUIRED: rule(403, 'info', false, 'Please confirm a new code before this action.'),
  CLIENT_HAS_RECORDS: rule(409, 'info', false, 'This client has records. Archive the client instead.'),
  DELEGATION_ENDED: rule(403, 'info', false, 'The access you were given has ended.'),
  ACTION_DISABLED: rule(403, 'info', false, 'This action is disabled for this document.'),
  ACTION_STAFF_ONLY: rule(403, 'info', false, 'This action needs approval by the firm.'),
  ACCESS_LIMIT_REACHED: rule(403, 'info', false, 'This document was opened as often as it may be.'),
  DOCUMENT_EXPIRED: rule(410, 'info', false, 'Access to this document has expired.'),
  DOCUMENT_WITHDRAWN: rule(410, 'info', false, 'This document is no longer shared with you.'),
  NOT_FOUND: rule(404, 'info', false, 'Not found.'),
  CONFLICT: rule(409, 'info', false, 'Somebody changed this in the meantime.'),
  LAST_OWNER: rule(409, 'info', false, 'The firm must keep at least one owner.'),
  LAST_FACTOR: rule(409, 'info', false, 'Your last second factor must stay.'),
  IMMUTABLE: rule(409, 'info', false, 'What was issued cannot be changed. Correct it by a credit note.'),
  PERIOD_CLOSED: rule(409, 'info', false, 'The books of this day are closed.'),
  STILL_SETTLED: rule(409, 'info', false, 'Something was paid on this invoice. Correct it by a credit note.'),
  CREDIT_SPENT: rule(409, 'info', false, 'The client has less credit than that.'),
  FUNDS_SHORT: rule(409, 'info', false, 'The firm holds less money of this client than that.'),
  FUNDS_OF_OTHER_CASE: rule(422, 'info', false, 'Money held for one case pays the invoices of that case only.'),
  ALREADY_BILLED: rule(409, 'info', false, 'This is on an invoice already.'),
  FOREIGN_INVOICE: rule(422, 'info', false, 'This is not an open invoice of this client.'),
  RATE_MISSING: rule(422, 'info', false, 'There is no exchange rate for this day yet.'),
  OFFICE_NOT_ENTERED: rule(409, 'info', false, 'The particulars of the firm have not been entered yet.'),
  TIMER_RUNNING: rule(409, 'info', false, 'Another timer of yours is there. Stop it first.'),
  TOO_MANY_PASSKEYS: rule(409, 'info', false, 'You have as many passkeys as anybody may have.'),
  DUPLICATE: rule(409, 'info', false, 'This already exists.'),
  IN_PROGRESS: rule(409, 'info', true, 'The same request is being processed.'),
  IDEMPOTENCY_MISMATCH: rule(422, 'warn', false, 'This key was used for another request.'),
  ACCOUNT_EXISTS: rule(409, 'info', false, 'An account with this phone number already exists. Please sign in.'),
  PAYLOAD_TOO_LARGE: rule(413, 'info', false, 'This is larger than allowed.'),
  UNSUPPORTED_TYPE: rule(415, 'info', false, 'This type of content is not accepted.'),
  FILE_REFUSED: rule(422, 'info', false, 'This file cannot be accepted.'),
  TOO_MANY_REQUESTS: rule(429, 'info', true, 'Too many attempts. Please try again later.'),
  MESSAGE_NOT_SENT: rule(502, 'warn', true, 'The message could not be sent.'),
  INTERNAL: rule(500, 'error', true, 'Something went wrong on our side.'),
  UNAVAILABLE: rule(503, 'error', true, 'This part is not available at the moment.'),
  STORAGE_FULL: rule(507, 'error', true, 'There is no space left to store this.'),
} as const satisfies Record<string, ErrorRule>;

export type ErrorCode = keyof typeof ERRORS;

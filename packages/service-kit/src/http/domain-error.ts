import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import { codeOf } from './driver-error.js';

export interface DomainErrorOptions {
  /** Plain English for people who read the answer itself; the code's own sentence otherwise. */
  detail?: string;
  /** Message key per field path. */
  fieldErrors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What lies behind; logged, never answered. */
  cause?: unknown;
}

/** An expected failure, named by the catalogue of contracts. Everything else that is thrown is answered as INTERNAL. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly fieldErrors?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    options: DomainErrorOptions = {},
  ) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether an error says that a query took longer than its `maxTimeMS`. */
export function isTimeUp(error: unknown): boolean {
  return codeOf(error) === 50;
}

/** Whether an error is the database's refusal of a second record with the same unique value; use cases answer it as DUPLICATE. */
export function isDuplicateKey(error: unknown): boolean {
  return codeOf(error) === 11000;
}

import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Problem } from '@diwan/contracts/errors/problem';

/** Why a request failed: a code of the catalogue, or what can happen before a service answers. */
export type ProblemCode = ErrorCode | 'OFFLINE' | 'TIMEOUT';

/** A failed request. People are shown a translation of `code` (see `problemText` of the shell), never `message`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Correlation id to quote to the firm. */
  readonly reference: string;
  /** Message key per field path, for forms; empty when the failure is not about fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Pick<Problem, 'status' | 'reference'> & { code: ProblemCode } & Partial<Omit<Problem, 'code'>>) {
    super(problem.detail ?? problem.code);
    this.code = problem.code;
    this.status = problem.status;
    this.reference = problem.reference;
    this.fieldErrors = problem.fieldErrors ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  401: 'SIGN_IN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Reads an error answer; one that is not a problem document (a proxy's page, say) is judged by its status. */
export function problemOf(status: number, body: unknown, reference: string): ApiProblem {
  const problem = typeof body === 'object' && body !== null ? (body as Partial<Problem>) : {};
  return new ApiProblem({
    ...problem,
    status,
    code: typeof problem.code === 'string' ? problem.code : (CODE_OF_STATUS[status] ?? 'INTERNAL'),
    reference: typeof problem.reference === 'string' ? problem.reference : reference,
  });
}

/** What to quote to the firm: only where its log has more to tell than the person was told, which is when a service failed. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.status >= 500 ? error.reference : undefined;

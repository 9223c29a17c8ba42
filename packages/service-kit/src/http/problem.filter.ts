import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import { type Problem, problemType } from '@diwan/contracts/errors/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { correlationId } from '../app/correlation.js';
import { Log } from '../app/log.js';
import { Refusals } from '../audit/refusals.js';
import { DomainError } from './domain-error.js';
import { exchangeOf } from './exchange.js';
import { isStoreAway } from './store-away.js';

/** What Nest or Express itself refuses, in our words. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

/** Turns whatever was thrown into an error of the catalogue. */
export function asDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof HttpException) {
    return new DomainError(CODE_OF_STATUS[thrown.getStatus()] ?? 'INTERNAL', { cause: thrown });
  }
  if (isStoreAway(thrown)) return new DomainError('UNAVAILABLE', { cause: thrown });
  return new DomainError('INTERNAL', { cause: thrown });
}

/** The body of an error answer. Nothing of the cause is in it. */
export function problemOf(error: DomainError): Problem {
  const { status } = ERRORS[error.code];
  return {
    type: problemType(error.code),
    title: ERRORS[error.code].detail,
    status,
    code: error.code,
    detail: error.message,
    reference: correlationId(),
    ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

/** Answers everything thrown as `application/problem+json` and logs it at the level the catalogue gives. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly refusals: Refusals,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = asDomainError(thrown);
    const response = host.switchToHttp().getResponse<Response>();
    const rule = ERRORS[error.code];
    this.log.write(rule.level, 'request.refused', {
      // Not `code`: that name is a one-time code's, which no log may hold.
      problem: error.code,
      ...(error.fieldErrors ? { fields: Object.keys(error.fieldErrors) } : {}),
      ...(error.cause === undefined ? {} : { error: error.cause }),
    });
    const { endpoint, caller } = exchangeOf(host.switchToHttp().getRequest<Request>());
    if (endpoint && caller) this.refusals.note(endpoint, caller, error.code);
    if (response.headersSent) {
      // Bytes are on their way already: cutting the connection is the only honest end.
      response.destroy();
      return;
    }
    if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    response.setHeader('Cache-Control', 'no-store');
    response
      .status(rule.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemOf(error)));
  }
}

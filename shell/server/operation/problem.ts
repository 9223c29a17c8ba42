import { STATUS_CODES } from 'node:http';
import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import { type Problem, problemType } from '@diwan/contracts/errors/problem';
import type { Response } from 'express';
import { correlationOf } from './correlate.js';

/** Answers with a problem of the catalogue. */
export function sendProblem(response: Response, code: ErrorCode): void {
  const { status, detail } = ERRORS[code];
  const problem: Problem = {
    type: problemType(code),
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail,
    reference: correlationOf(response),
  };
  response.status(status).setHeader('Cache-Control', 'no-store');
  response.type('application/problem+json').send(JSON.stringify(problem));
}

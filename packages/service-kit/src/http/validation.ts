import { fieldErrorsOf } from '@diwan/contracts/errors/field-errors';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { DomainError } from './domain-error.js';

/** Parses what came from outside; faults become VALIDATION with a message key per field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new DomainError('VALIDATION', { fieldErrors: fieldErrorsOf(result.error.issues) });
}

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** The media type an endpoint accepts, when a body is sent. */
function acceptedType(endpoint: Endpoint): string {
  if (endpoint.multipart) return 'multipart/form-data';
  return endpoint.callback ? 'application/x-www-form-urlencoded' : 'application/json';
}

/** Refuses bodies of a type the endpoint does not accept: also a fence against forms of other sites. */
export function checkContentType(request: Request, endpoint: Endpoint): void {
  if (hasBody(request) && !request.is(acceptedType(endpoint))) throw new DomainError('UNSUPPORTED_TYPE');
}

/** Parsed parameters, query and JSON body of a request. The fields of a multipart body are parsed by `readMultipart`. */
export function readInput(request: Request, endpoint: Endpoint): { params: unknown; query: unknown; body: unknown } {
  checkContentType(request, endpoint);
  return {
    params: endpoint.params && parseInput(endpoint.params, { ...request.params }),
    query: endpoint.query && parseInput(endpoint.query, { ...request.query }),
    body: endpoint.body && !endpoint.multipart ? parseInput(endpoint.body, request.body ?? {}) : undefined,
  };
}

/** Passes an answer only through its declared shape: what does not fit is our fault, not sent. */
export function whitelist(endpoint: Endpoint, answer: unknown): unknown {
  if (!endpoint.response) return undefined;
  const result = z.safeParse(endpoint.response, answer);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`the answer of ${endpoint.method} ${endpoint.path} does not fit its declaration: ${faults}`);
}

import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { sendProblem } from '../operation/problem.js';

/** Methods whose requests carry a body. For all others a body has no meaning (RFC 9110, 9.3) and is only ever sent to confuse proxies. */
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Fields that are for the recipient at the end: naming one in `Connection` would make a proxy lose it (RFC 9110, 7.6.1). */
const END_TO_END =
  /^(content-.*|transfer-encoding|host|cookie|authorization|origin|referer|forwarded|x-.*-for|x-forwarded-.*|x-real-ip|x-csrf.*|x-correlation-id|idempotency-key|sec-.*|accept.*|range|if-.*|expect|cache-control|user-agent)$/;

/** Whether a body follows the head; its length in bytes is null when it comes in chunks. Call it for requests without a fault only. */
export function bodyOf({ headers, method = '' }: IncomingMessage): { length: number | null } | null {
  if (!WITH_BODY.includes(method)) return null;
  if (headers['transfer-encoding'] !== undefined) return { length: null };
  return { length: Number(headers['content-length'] ?? 0) };
}

/** Names that the `Connection` header lists: fields about this connection alone. */
export const connectionOptions = (connection = ''): string[] =>
  connection
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** What makes a request's extent or its target doubtful, or null. Node's parser has refused both framings at once, odd lengths and bare line feeds before. */
export function framingFault(request: IncomingMessage): string | null {
  const { headers, method = '', url = '', httpVersionMinor } = request;
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (!url.startsWith('/') && url !== '*') return 'target';
  // Some readers take a backslash for a slash: `/\evil.example` would be another site, `..\` a way up.
  if (url.split('?', 1)[0]?.includes('\\')) return 'target';
  if (connectionOptions(headers.connection).some((name) => END_TO_END.test(name))) return 'connection';
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersionMinor === 0))
    return 'transfer-encoding';
  if (coding !== undefined && length !== undefined) return 'two-framings';
  if (length !== undefined && !(/^\d+$/.test(length) && Number.isSafeInteger(Number(length)))) return 'content-length';
  if (!WITH_BODY.includes(method) && (coding !== undefined || Number(length ?? 0) > 0)) return 'body';
  return null;
}

/** Answers 400 to requests whose extent or target two readers could understand differently, and ends their connection. */
export const soundFraming: RequestHandler = (request, response, next) => {
  if (framingFault(request) === null) return next();
  response.setHeader('Connection', 'close');
  sendProblem(response, 'MALFORMED');
};

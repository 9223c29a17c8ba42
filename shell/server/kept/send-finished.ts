import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding } from './accepted-coding.js';
import type { Finished, FinishedBody } from './finished.js';
import type { Given } from './kept.js';

/**
 * Sends a finished answer in the best coding that the browser takes, or 304 when the browser has it. One that may be out of date says its age
 * in seconds (RFC 9111, 5.1). Returns the status sent.
 */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  given: Finished | Given,
  correlationId: string,
): number {
  const { finished, asOf } = 'finished' in given ? given : { finished: given, asOf: null };
  const own = ['X-Correlation-Id', correlationId];
  if (asOf !== null) own.push('Age', String(Math.max(0, Math.floor((Date.now() - asOf) / 1000))));
  if (finished.status === 200 && isKnown(request.headers['if-none-match'], finished.etag)) {
    response.writeHead(304, [...finished.unchangedHead, ...own]).end();
    return 304;
  }
  const write = ({ head, bytes }: FinishedBody) => {
    response.writeHead(finished.status, [...head, ...own]);
    if (request.method === 'HEAD') response.end();
    else response.end(bytes);
  };
  const body = finished.body(acceptedCoding(request.headers['accept-encoding']));
  if (body instanceof Promise) void body.then(write);
  else write(body);
  return finished.status;
}

/** Whether an `If-None-Match` names the tag, by the weak comparison (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

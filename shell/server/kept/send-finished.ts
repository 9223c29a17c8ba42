import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCoding } from './accepted-coding.js';
import type { Finished, FinishedBody } from './finished.js';

/** Sends a finished answer in the best coding that the browser takes, or 304 when the browser has it. Returns the status sent. */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  finished: Finished,
  correlationId: string,
): number {
  if (finished.status === 200 && isKnown(request.headers['if-none-match'], finished.etag)) {
    response.writeHead(304, [...finished.unchangedHead, 'X-Correlation-Id', correlationId]).end();
    return 304;
  }
  const write = ({ head, bytes }: FinishedBody) => {
    response.writeHead(finished.status, [...head, 'X-Correlation-Id', correlationId]);
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

import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';

/** A request as a service saw it. */
export interface Witnessed {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  /** The whole body; null when it broke off. */
  body: string | null;
  /** Whether the connection ended before the body did. */
  isBrokenOff: boolean;
}

/** A service that notes whatever it takes for a request, and answers with the request's own path, so that answers can be told apart. */
export function witness(): { service: RequestListener; seen: Witnessed[] } {
  const seen: Witnessed[] = [];
  const service: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request;
    const note: Witnessed = { method, url, headers, body: null, isBrokenOff: false };
    seen.push(note);
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => {
      body += part;
    });
    request.on('error', () => {
      note.isBrokenOff = true;
    });
    request.on('end', () => {
      note.body = body;
      response.setHeader('content-type', 'text/plain');
      response.end(`<${url}> ${createHash('sha1').update(body, 'latin1').digest('hex')}`);
    });
  };
  return { service, seen };
}

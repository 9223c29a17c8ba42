import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers about one connection, which a proxy must not pass on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What only a proxy may say about the client; a browser's own claims are dropped. */
const CLAIMS = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'x-correlation-id'];

const isClaim = (name: string) => CLAIMS.includes(name) || name.startsWith('x-forwarded-');

/** Leaves out what belongs to the connection, including what its `Connection` header names. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name));
  return Object.fromEntries(kept);
}

/** Headers of a request for a service: the browser's, without claims, with what the front door knows. */
export function forwarded(
  headers: IncomingHttpHeaders,
  known: { host: string; address: string; protocol: string; publicHost: string; correlationId: string },
): OutgoingHttpHeaders {
  const kept = Object.entries(endToEnd(headers)).filter(([name]) => !isClaim(name));
  return {
    ...Object.fromEntries(kept),
    host: known.host,
    'x-forwarded-for': known.address,
    'x-forwarded-proto': known.protocol,
    'x-forwarded-host': known.publicHost,
    'x-correlation-id': known.correlationId,
  };
}

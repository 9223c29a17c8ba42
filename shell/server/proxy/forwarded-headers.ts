import type { IncomingHttpHeaders } from 'node:http';
import { connectionOptions } from './framing.js';

/** Headers by their names in lower case; what came several times is a list. */
export type Headers = Record<string, string | string[]>;

/** Fields about one connection, which a proxy must not pass on (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
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
function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = connectionOptions(headers.connection);
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.includes(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}

/**
 * Headers of a request for a service: the browser's, without claims, with what the front door knows. How the body is framed is none of
 * the browser's business any more, and the front door has answered `Expect` itself.
 */
export function forwarded(
  headers: IncomingHttpHeaders,
  known: { host: string; address: string; protocol: string; publicHost: string; correlationId: string },
): Headers {
  const { 'content-length': _length, expect: _expect, ...rest } = endToEnd(headers);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !isClaim(name))),
    host: known.host,
    'x-forwarded-for': known.address,
    'x-forwarded-proto': known.protocol,
    'x-forwarded-host': known.publicHost,
    'x-correlation-id': known.correlationId,
  };
}

/** Headers of an answer for the browser, from how they stood on the wire: names and values in turn. */
export function answered(raw: readonly Buffer[]): Headers {
  const headers: Headers = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]?.toString('latin1').toLowerCase() ?? '';
    const value = raw[at + 1]?.toString('latin1') ?? '';
    const earlier = headers[name];
    headers[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  const { connection } = headers;
  const {
    'x-correlation-id': _ours,
    'x-powered-by': _product,
    ...rest
  } = endToEnd({
    ...(headers as IncomingHttpHeaders),
    connection: [connection ?? []].flat().join(','),
  });
  return rest;
}

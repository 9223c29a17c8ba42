import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import type { Request, RequestHandler, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { correlationOf } from '../operation/correlate.js';
import type { Log } from '../operation/log.js';
import { sendProblem } from '../operation/problem.js';
import { forwarded } from './forwarded-headers.js';
import { bodyOf } from './framing.js';
import { Relay } from './relay.js';
import { uploadOf } from './upload.js';

/** A service that is silent for so long, in milliseconds, is taken for dead. */
const SILENCE_MS = 60_000;
const CONNECT_MS = 5000;
/** Connections to one service at a time; further requests wait for one of them. */
const CONNECTIONS = 512;

/**
 * Streams of events to one service at a time. They stay open for minutes, and have connections of their own: however many pages are looked
 * at, nobody's request waits for one.
 */
const STREAMS = 4096;
const STREAM_PATH = /\/stream$/;

/** Methods that services answer; nobody has an endpoint for another. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** How a connection ends that the service closed while it was used. */
const CONNECTION_LOST = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

export interface ProxyOptions {
  services: Record<ServiceName, string>;
  publicOrigin: string;
  log: Log;
}

/**
 * `/api/<service>/…`: streams requests to their service and answers back, on the site's own origin. Wants `soundFraming` before it: each
 * request is framed anew, and no connection to a service is used again on which anything is left over (ASVS 4.2.1).
 */
export function apiProxy({ services, publicOrigin, log }: ProxyOptions): RequestHandler {
  const limits = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS, connect: { timeout: CONNECT_MS } };
  const pools = new Map(
    SERVICES.map((name) => [name, new Pool(services[name], { ...limits, connections: CONNECTIONS, pipelining: 1 })]),
  );
  const streams = new Map(
    SERVICES.map((name) => [name, new Pool(services[name], { ...limits, connections: STREAMS, pipelining: 1 })]),
  );
  const site = new URL(publicOrigin);

  return (request, response) => {
    const name = SERVICES.find((service) => service === request.path.split('/')[2]);
    const pool = name && (STREAM_PATH.test(request.path) ? streams : pools).get(name);
    const method = METHODS.find((known) => known === request.method);
    if (!pool || !method || !request.path.startsWith(`/api/${name}/`)) return sendProblem(response, 'NOT_FOUND');
    const headers = forwarded(request.headers, {
      host: new URL(services[name]).host,
      address: request.ip ?? '',
      protocol: site.protocol.slice(0, -1),
      publicHost: site.host,
      correlationId: correlationOf(response),
    });
    ask(pool, { method, path: request.originalUrl, headers }, request, response, (error) => {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      if (code === 'UND_ERR_INVALID_ARG') return sendProblem(response, 'MALFORMED');
      const reason = code ?? kind;
      log.warn({ event: 'service-unreachable', service: name, reason, correlationId: correlationOf(response) });
      sendProblem(response, 'UNAVAILABLE');
    });
  };
}

type Head = Pick<Dispatcher.DispatchOptions, 'method' | 'path'> & { headers: Record<string, string | string[]> };

function ask(pool: Pool, head: Head, request: Request, response: Response, failed: (error: Error) => void): void {
  const body = bodyOf(request);
  const relay = new Relay(response, (error) => {
    // The service closed a kept connection just as it was used again. Reading may be repeated, once.
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    if (!isRepeatable || !CONNECTION_LOST.includes((error as NodeJS.ErrnoException).code ?? '')) return failed(error);
    dispatch(pool, head, null, request, new Relay(response, failed), response);
  });
  dispatch(pool, head, body, request, relay, response);
}

function dispatch(
  pool: Pool,
  head: Head,
  body: ReturnType<typeof bodyOf>,
  request: Request,
  relay: Relay,
  response: Response,
): void {
  const length = body === null || body.length === null ? {} : { 'content-length': String(body.length) };
  const upload = body === null || body.length === 0 ? null : uploadOf(request, response);
  response.on('close', () => relay.abandon());
  pool.dispatch({ ...head, headers: { ...head.headers, ...length }, body: upload }, relay);
}

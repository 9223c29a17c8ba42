import http from 'node:http';
import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';
import type { Request, RequestHandler, Response } from 'express';
import { correlationOf } from '../operation/correlate.js';
import type { Log } from '../operation/log.js';
import { sendProblem } from '../operation/problem.js';
import { endToEnd, forwarded } from './forwarded-headers.js';

/** A service that is silent for so long, in milliseconds, is taken for dead. */
const SILENCE_MS = 60_000;
const BAD_GATEWAY = [502, 503, 504];

export interface ProxyOptions {
  services: Record<ServiceName, string>;
  publicOrigin: string;
  log: Log;
}

/** `/api/<service>/…`: streams requests to their service and answers back, on the site's own origin. */
export function apiProxy({ services, publicOrigin, log }: ProxyOptions): RequestHandler {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512, timeout: SILENCE_MS });
  const site = new URL(publicOrigin);

  return (request, response) => {
    const name = SERVICES.find((service) => service === request.path.split('/')[2]);
    if (!name || !request.path.startsWith(`/api/${name}/`)) return sendProblem(response, 'NOT_FOUND');
    const origin = new URL(services[name]);
    const headers = forwarded(request.headers, {
      host: origin.host,
      address: request.ip ?? '',
      protocol: site.protocol.slice(0, -1),
      publicHost: site.host,
      correlationId: correlationOf(response),
    });
    const options = { agent, method: request.method, path: request.originalUrl, headers };
    ask(new URL(origin), options, request, response, (error) => {
      log.warn({
        event: 'service-unreachable',
        service: name,
        reason: error.code ?? error.name,
        correlationId: correlationOf(response),
      });
    });
  };
}

type Failed = (error: NodeJS.ErrnoException) => void;

function ask(
  origin: URL,
  options: http.RequestOptions,
  request: Request,
  response: Response,
  failed: Failed,
  again = true,
): void {
  const upstream = http.request(origin, options, (answer) => relay(answer, response));
  upstream.setTimeout(SILENCE_MS, () => upstream.destroy(new Error('The service is silent')));
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (response.destroyed) return;
    if (response.headersSent) return void response.destroy();
    // The service closed a kept connection just as it was used again: nothing of the request has been read.
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    if (again && isRepeatable && upstream.reusedSocket && error.code === 'ECONNRESET') {
      return ask(origin, options, request, response, failed, false);
    }
    failed(error);
    sendProblem(response, 'UNAVAILABLE');
  });
  response.on('close', () => upstream.destroy());
  if (again) request.pipe(upstream);
  else upstream.end();
}

function relay(answer: http.IncomingMessage, response: Response): void {
  const status = answer.statusCode ?? 502;
  if (BAD_GATEWAY.includes(status) && !answer.headers['content-type']?.includes('json')) {
    answer.resume();
    sendProblem(response, 'UNAVAILABLE');
    return;
  }
  const { 'x-correlation-id': _ours, 'x-powered-by': _product, ...headers } = endToEnd(answer.headers);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.status(status);
  response.flushHeaders();
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

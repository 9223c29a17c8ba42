import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { hideSecrets } from './hide-secrets.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives each request its correlation id (the browser's own, if it is a harmless one), answers with it, measures and logs the request. */
export function correlate(log: Log, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-correlation-id') ?? '';
    const correlationId = ACCEPTED.test(given) ? given : randomBytes(16).toString('hex');
    response.locals.correlationId = correlationId;
    response.setHeader('X-Correlation-Id', correlationId);
    const started = performance.now();
    response.on('close', () => {
      const seconds = (performance.now() - started) / 1000;
      const { method, path } = request;
      const status = response.statusCode;
      const kind = path.split('/')[1] || 'page';
      metrics.requests.observe({ method, kind: KINDS.includes(kind) ? kind : 'page', status }, seconds);
      const cut = !response.writableFinished;
      log[levelOf(kind, status)]({
        event: 'request',
        method,
        path: hideSecrets(path),
        status,
        cut,
        ms: Math.round(seconds * 1000),
        correlationId,
      });
    });
    next();
  };
}

/** Whoever asks for the health every second knows the answer; it is not news. */
const levelOf = (kind: string, status: number) => (kind === 'healthz' ? 'debug' : status >= 500 ? 'warn' : 'info');

const KINDS = ['api', 'mf', 'assets', 'healthz', 'registry.json'];

/** The id of the request being answered. */
export const correlationOf = (response: Response): string => response.locals.correlationId as string;

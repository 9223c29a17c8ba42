import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { correlationOf } from './correlate.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

const Failure = z.strictObject({
  reference: z.string().regex(/^[\w-]{8,64}$/),
  area: z.enum(['public', 'portal', 'admin']),
  name: z.string().max(60),
  frames: z.array(z.string().max(200)).max(5),
});

const Violations = z.array(
  z.object({
    body: z.object({
      effectiveDirective: z.string().max(60),
      blockedURL: z.string().optional(),
      sourceFile: z.string().optional(),
    }),
  }),
);

/** At most so many reports are logged a minute: browsers, or somebody who plays them, must not fill the disk. */
const LOGGED_A_MINUTE = 60;

/** What browsers report: failures that were shown with a reference, and breaches of the content policy. Always 204. */
export function reportRoutes(log: Log, metrics: Metrics): Router {
  const mayLog = limiter();
  const routes = Router();
  routes.use(express.json({ limit: '8kb', type: ['application/json', 'application/reports+json'] }));
  const receive =
    <Report>(
      kind: string,
      shape: z.ZodType<Report>,
      record: (report: Report, correlationId: string) => void,
    ): RequestHandler =>
    (request, response) => {
      const parsed = shape.safeParse(request.body);
      if (parsed.success) {
        metrics.reports.inc({ kind });
        if (mayLog()) record(parsed.data, correlationOf(response));
      }
      response.status(204).end();
    };
  routes.post(
    '/client-errors',
    receive('failure', Failure, (report) => log.warn({ event: 'browser-failure', ...report })),
  );
  routes.post(
    '/csp-reports',
    receive('policy', Violations, (reports, correlationId) => {
      const directives = reports.slice(0, 5).map(({ body }) => body.effectiveDirective);
      log.warn({ event: 'policy-violation', directives, correlationId });
    }),
  );
  return routes;
}

function limiter(): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= LOGGED_A_MINUTE;
  };
}

import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { type Config, SHELL_FOLDER } from './config.js';
import { correlate } from './operation/correlate.js';
import { healthRoute } from './operation/health.route.js';
import type { Log } from './operation/log.js';
import { Metrics } from './operation/metrics.js';
import { sendProblem } from './operation/problem.js';
import { reportRoutes } from './operation/reports.route.js';
import { securityHeaders } from './operation/security-headers.js';
import { pageRoutes } from './pages/page.routes.js';
import { PageDesk } from './pages/page-desk.js';
import type { Renderer, ShellFacts } from './pages/renderer.js';
import { apiProxy } from './proxy/api-proxy.js';
import { demoInboxRoutes } from './proxy/demo-inbox.route.js';
import { soundFraming } from './proxy/framing.js';
import { onlyOnThisMachine } from './proxy/only-on-this-machine.js';
import { RemoteCatalogue } from './remotes/catalogue.js';
import { remoteFilesRoute } from './remotes/remote-files.route.js';
import { FAVICON } from './site/favicon.js';
import { feedRoutes } from './site/feed.routes.js';
import { LastGood } from './site/last-good.js';
import { OfficeDesk } from './site/office.js';
import { type CallContext, serviceClient } from './site/service-client.js';
import { shellFilesRoute } from './site/shell-files.route.js';

export interface AppParts {
  config: Config;
  log: Log;
  renderer: Renderer;
  shell: ShellFacts;
}

/** Quality of compression on the fly: fast, nearly as small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Puts the front door together. */
export function createApp({ config, log, renderer, shell }: AppParts): Express {
  const publicOrigin = config.PUBLIC_ORIGIN;
  const metrics = new Metrics();
  const catalogue = new RemoteCatalogue(config.remotes, config.REMOTE_CACHE, log);
  const lastGood = new LastGood((path) => {
    metrics.stale.inc();
    log.warn({ event: 'shown-from-memory', path });
  });
  const direct = serviceClient(config.services, publicOrigin);
  const client = (context: CallContext) => lastGood.remembering(direct(context));
  const fallback = { phone: config.OFFICE_PHONE, whatsappNumber: config.OFFICE_WHATSAPP };
  const desk = new OfficeDesk(client({ correlationId: 'office-profile', address: '' }), fallback, log);

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set(
    'trust proxy',
    config.TRUSTED_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
  );
  app.use(correlate(log, metrics), securityHeaders, soundFraming);

  app.get('/healthz', healthRoute(config.services));
  app.get('/healthz/live', (_request, response) => void response.json({ service: 'shell', status: 'up' }));
  app.get('/metrics', metrics.route(config.METRICS_TOKEN));
  app.use(['/dev', '/api/:service/dev'], onlyOnThisMachine);
  app.all(['/api', '/api/{*path}'], apiProxy({ services: config.services, publicOrigin, log }));
  app.get('/assets/shell/{*file}', shellFilesRoute(path.join(SHELL_FOLDER, 'dist')));
  app.get('/mf/{*file}', remoteFilesRoute(catalogue));
  app.get('/registry.json', async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(await catalogue.registry());
  });
  app.get('/favicon.svg', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('svg').send(FAVICON);
  });
  if (config.DEMO) app.use(demoInboxRoutes(client, shell.styles));
  app.use(reportRoutes(log, metrics));
  app.use(compression({ brotli: BROTLI }));
  app.use(feedRoutes({ publicOrigin, client, desk }));
  const pages = new PageDesk({ publicOrigin, catalogue, renderer, shell, desk, log, metrics });
  app.use(pageRoutes({ pages, client, publicOrigin }));
  app.use((_request, response) => sendProblem(response, 'NOT_FOUND'));
  app.use(whenAllElseFails(log));
  return app;
}

/** Bodies that could not be read are the sender's fault, everything else is ours; neither is told in detail. */
function whenAllElseFails(log: Log): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    const status = Number((error as { status?: number }).status ?? 500);
    if (status === 413) return sendProblem(response, 'PAYLOAD_TOO_LARGE');
    if (status >= 400 && status < 500) return sendProblem(response, 'MALFORMED');
    log.error({ event: 'fault', err: error, correlationId: response.locals.correlationId });
    sendProblem(response, 'INTERNAL');
  };
}

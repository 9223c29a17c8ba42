import type { RequestListener } from 'node:http';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { listContentChanges } from '@diwan/contracts/site/changes/http';
import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import express, { type Express } from 'express';
import type { Config } from './config.js';
import { afterChanges } from './kept/after-changes.js';
import { AnswerStore } from './kept/answer-store.js';
import { ContentWatch } from './kept/content-watch.js';
import { KeptFiles } from './kept/kept-files.js';
import { KeptOnDisk } from './kept/kept-on-disk.js';
import { WarmUp } from './kept/warm-up.js';
import { World } from './kept/world.js';
import { correlate } from './operation/correlate.js';
import type { DoorOptions } from './operation/door.js';
import { healthRoute } from './operation/health.route.js';
import type { Log } from './operation/log.js';
import { Metrics } from './operation/metrics.js';
import { isOperator } from './operation/operator.js';
import { sendProblem } from './operation/problem.js';
import { reportRoutes } from './operation/reports.route.js';
import { documentHeaders, securityHeaders } from './operation/security-headers.js';
import { whenAllElseFails } from './operation/when-all-else-fails.js';
import { canonicalRedirect } from './pages/canonical-redirect.js';
import { pageRoutes } from './pages/page.routes.js';
import { PageDesk } from './pages/page-desk.js';
import { type Client, PublicPages } from './pages/public-pages.js';
import { quickAnswers } from './pages/quick-answers.js';
import type { Renderer, ShellFacts } from './pages/renderer.js';
import { THEME_SCRIPT } from './pages/theme-script.js';
import { apiProxy } from './proxy/api-proxy.js';
import { closedApi } from './proxy/closed-api.js';
import { demoInboxRoutes } from './proxy/demo-inbox.route.js';
import { soundFraming } from './proxy/framing.js';
import { keptApi } from './proxy/kept-api.js';
import { onlyOnThisMachine } from './proxy/only-on-this-machine.js';
import { onlyPlainPaths } from './proxy/plain-path.js';
import { RemoteCatalogue } from './remotes/catalogue.js';
import { ReleaseWatch } from './remotes/release-watch.js';
import { remoteSource } from './remotes/remote-source.js';
import { shareRoutes } from './share/share.routes.js';
import { FAVICON } from './site/favicon.js';
import { feedRoutes } from './site/feed.routes.js';
import { fileRoutes } from './site/files.routes.js';
import { installableRoutes } from './site/installable.routes.js';
import { LastGood } from './site/last-good.js';
import { OfficeDesk } from './site/office.js';
import { offlineRoutes } from './site/offline.routes.js';
import { serviceClient } from './site/service-client.js';
import { SiteAccess } from './site/site-access.js';

export interface AppParts {
  config: Config;
  log: Log;
  renderer: Renderer;
  shell: ShellFacts;
}

/** The front door, put together. */
export interface FrontDoor {
  app: Express;
  /** What the server calls for each request: `app`, behind what needs none of it. */
  listener: RequestListener;
  /** Whether an address is a proxy whose word counts. */
  isTrusted: DoorOptions['isTrusted'];
  /** Begins to look for changes, without which nothing is kept. */
  start(): void;
  stop(): Promise<void>;
}

/** Part of the memory for kept answers that is for pages; the rest is for answers of the API. */
const PAGES_SHARE = 0.75;

/** Puts the front door together. */
export function createApp({ config, log, renderer, shell }: AppParts): FrontDoor {
  const publicOrigin = config.PUBLIC_ORIGIN;
  const world = new World();
  const files = new KeptFiles();
  const metrics: Metrics = new Metrics(() => kept.pages.size + kept.api.size + files.size);
  const catalogue = new RemoteCatalogue(config.remotes, config.REMOTE_CACHE, log);
  const lastGood = new LastGood((path) => {
    metrics.stale.inc();
    log.warn({ event: 'shown-from-memory', path });
  });
  const timeLimitFactor = config.TIME_LIMIT_FACTOR;
  const direct = serviceClient(config.services, publicOrigin, timeLimitFactor);
  const client: Client = (context, onStale) => lastGood.remembering(direct(context), onStale);
  const fallback = { phone: config.OFFICE_PHONE ?? null, whatsappNumber: config.OFFICE_WHATSAPP ?? null };
  const desk = new OfficeDesk(client({ correlationId: 'office-profile', address: '' }), fallback, log);

  // Before the store, which makes pages anew at once: they must not find the old particulars.
  world.onChange((subjects) => subjects.includes(OFFICE) && desk.forget());
  const headers = documentHeaders(shell.wake, THEME_SCRIPT);
  const build = JSON.stringify([publicOrigin, config.DEMO, fallback, shell, headers]);
  const [folder, megabytes] = [config.KEPT_DIR, config.KEPT_MEGABYTES];
  const disk = folder ? new KeptOnDisk({ folder, megabytes, build, log }) : undefined;
  const keeping = (share: number) =>
    new AnswerStore({
      world,
      megabytes: megabytes * share,
      timeLimitFactor,
      disk,
      onMade: () => metrics.made.inc(),
      onStale: () => metrics.stale.inc(),
    });
  const kept = { pages: keeping(PAGES_SHARE), api: keeping(1 - PAGES_SHARE) };
  const background = direct({ correlationId: 'content-watch', address: '' });
  const watch = new ContentWatch(
    (since) => background(listContentChanges, { query: { since } }, { timeoutMs: 1000 }),
    world,
    () => desk.opening()?.open === true,
    timeLimitFactor,
  );
  const releases = new ReleaseWatch(catalogue, world);

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

  app.get('/healthz', healthRoute(config.services, timeLimitFactor));
  app.get('/healthz/live', (_request, response) => void response.json({ service: 'shell', status: 'up' }));
  app.get('/metrics', metrics.route(config.METRICS_TOKEN));
  app.use(['/dev', '/api/:service/dev'], onlyOnThisMachine);
  app.use('/api', onlyPlainPaths);
  // All endpoints with their rules of access: for who runs the system, and for who tries a demo.
  app.get('/api/:service/openapi.json', (request, response, next) =>
    config.DEMO || isOperator(request, config.METRICS_TOKEN) ? next() : sendProblem(response, 'NOT_FOUND'),
  );
  const access = new SiteAccess(desk, direct);
  app.use(
    '/api/news',
    afterChanges(watch),
    closedApi(access),
    keptApi(kept.api, config.services.news, timeLimitFactor),
  );
  app.all(['/api', '/api/{*path}'], apiProxy({ services: config.services, publicOrigin, log }));
  app.use(fileRoutes({ files, catalogue, shell: remoteSource(config.SHELL_BUILDS) }));
  app.get('/registry.json', async (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(await catalogue.registry());
  });
  app.get('/favicon.svg', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('svg').send(FAVICON);
  });
  app.use(installableRoutes(desk), offlineRoutes({ isOn: config.OFFLINE }));
  if (config.DEMO) app.use(demoInboxRoutes(client, shell.styles, publicOrigin));
  app.use(reportRoutes(log, metrics));
  app.use(feedRoutes({ publicOrigin, client, desk }));
  const pages = new PageDesk({
    publicOrigin,
    demo: config.DEMO,
    catalogue,
    renderer,
    shell,
    desk,
    log,
    metrics,
    timeLimitFactor,
  });
  const publicPages = new PublicPages({ pages, store: kept.pages, client, catalogue, desk, headers });
  const warmUp = new WarmUp({
    world,
    log,
    desk,
    // Remembered like other answers, for the map of the site.
    list: () => client({ correlationId: 'warm-up', address: '' })(listAddresses),
    read: (path, language) =>
      publicPages.find({
        path,
        query: new URLSearchParams(),
        language,
        signedIn: false,
        correlationId: 'warm-up',
        address: '',
      }),
  });
  app.use('/share', afterChanges(watch));
  app.use(shareRoutes(publicPages));
  // Before a route reads the path: it could not read all that people send.
  app.use(canonicalRedirect);
  app.get('/{*page}', afterChanges(watch));
  app.use(pageRoutes({ pages, publicPages, client, access, publicOrigin, headers }));
  app.use((_request, response) => sendProblem(response, 'NOT_FOUND'));
  app.use(whenAllElseFails(log));
  return {
    app,
    isTrusted: app.get('trust proxy fn') as DoorOptions['isTrusted'],
    listener: quickAnswers({ pages: kept.pages, files, watch, log, metrics }, app),
    start() {
      watch.start();
      releases.start();
    },
    async stop() {
      warmUp.stop();
      watch.stop();
      await releases.stop();
    },
  };
}

import type { Language } from '@diwan/contracts/shared/language';
import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { listArticles } from '@diwan/contracts/site/articles/http';
import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import { listCategories } from '@diwan/contracts/site/categories/http';
import { ApiProblem, type Call } from '@diwan/mf-kit';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { Finished } from '../kept/finished.js';
import { sendFinished } from '../kept/send-finished.js';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import type { OfficeDesk } from './office.js';
import { robots } from './robots.js';
import { rss } from './rss.js';
import type { CallContext } from './service-client.js';
import { newsSitemap, sitemap } from './sitemap.js';

export interface FeedOptions {
  publicOrigin: string;
  client: (context: CallContext) => Call;
  desk: OfficeDesk;
}

const FEED_LENGTH = 20;
/** Machines come again: one that asks while the service is silent hears so soon, in milliseconds, rather than hold its connection. */
const PATIENCE = { timeoutMs: 1500 };
const FEED_TITLE: Record<Language, string> = { en: 'Legal News', ar: 'أخبار قانونية' };

/** What machines read: `robots.txt`, sitemaps and feeds, made from what is published. */
export function feedRoutes({ publicOrigin, client, desk }: FeedOptions): Router {
  const routes = Router();
  const callFor = (request: Request, response: Response) =>
    client({ correlationId: correlationOf(response), address: request.ip ?? '' });
  const send = (request: Request, response: Response, text: string, type: string, seconds: number) => {
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${seconds}` };
    const finished = new Finished({ status: 200, headers, bytes: Buffer.from(text) });
    sendFinished(request, response, finished, correlationOf(response));
  };
  const sendXml = (request: Request, response: Response, xml: string) =>
    send(request, response, xml, 'application/xml', 300);

  routes.get('/robots.txt', async (request, response) => {
    const published = await desk.isPublished();
    send(request, response, robots(publicOrigin, published), 'text/plain', published && desk.isCurrent ? 3600 : 300);
  });
  routes.get(['/sitemap.xml', '/news-sitemap.xml', '/rss.xml', '/ar/rss.xml'], async (_request, response, next) =>
    (await desk.isPublished()) ? next() : sendProblem(response, 'UNAVAILABLE'),
  );
  routes.get('/sitemap.xml', async (request, response) => {
    sendXml(
      request,
      response,
      sitemap(publicOrigin, await callFor(request, response)(listAddresses, undefined, PATIENCE)),
    );
  });
  routes.get('/news-sitemap.xml', async (request, response) => {
    const [addresses, { profile }] = await Promise.all([
      callFor(request, response)(listAddresses, undefined, PATIENCE),
      desk.office(),
    ]);
    sendXml(request, response, newsSitemap(publicOrigin, profile?.name.en ?? 'Diwan', addresses, Date.now()));
  });
  routes.get(['/rss.xml', '/ar/rss.xml'], async (request, response) => {
    const language: Language = request.path.startsWith('/ar/') || request.query.lang === 'ar' ? 'ar' : 'en';
    const call = callFor(request, response);
    const category = await categoryOf(request.query.category, call);
    const query = { language, limit: FEED_LENGTH, ...(category && { category: category.id }) };
    const [{ items }, { profile }] = await Promise.all([call(listArticles, { query }, PATIENCE), desk.office()]);
    const firm = profile?.name[language];
    const title = [FEED_TITLE[language], category?.name[language], firm].filter(Boolean).join(' – ');
    const description = profile?.blurb[language] ?? FEED_TITLE[language];
    sendXml(
      request,
      response,
      rss({ origin: publicOrigin, language, title, description, self: request.originalUrl, articles: items }),
    );
  });
  routes.use(whenServiceFails);
  return routes;
}

/** The category that a feed is of; one that readers cannot choose counts as not there. */
async function categoryOf(wanted: unknown, call: Call): Promise<NewsCategory | undefined> {
  if (typeof wanted !== 'string') return undefined;
  return (await call(listCategories, undefined, PATIENCE)).find(({ id }) => id === wanted);
}

const whenServiceFails: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof ApiProblem)) return next(error);
  sendProblem(response, 'UNAVAILABLE');
};

import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import { splitLanguage } from '@diwan/contracts/shared/language-path';
import { ofProduct } from '@diwan/contracts/shared/tongues';
import express, { type Request, type Response, Router } from 'express';
import { sendFinished } from '../kept/send-finished.js';
import { isSignedIn } from '../kept/signed-in.js';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { isFromOwnPage } from '../operation/same-origin.js';
import { isAlwaysOpen, type SiteAccess } from '../site/site-access.js';
import { type Finish, finishPage } from './finish-page.js';
import type { PageAnswer, PageDesk, Wanted } from './page-desk.js';
import type { Client, PublicPages } from './public-pages.js';
import { saidCookie, saidNoMore, saidOf } from './said-once.js';

export interface PageRouteOptions {
  pages: PageDesk;
  publicPages: PublicPages;
  client: Client;
  access: SiteAccess;
  publicOrigin: string;
  /** Headers of documents. */
  headers: Readonly<Record<string, string>>;
}

/** Longest form that is taken without JavaScript. */
const FORM_LIMIT = '32kb';
/** Mail providers post here for their readers, without a page of ours: the token in the address is the proof (RFC 8058). */
const ONE_CLICK_UNSUBSCRIBE = '/newsletter/unsubscribe';

/** Documents: public pages rendered here, the others drawn by the browser; and forms of public pages sent without JavaScript. */
export function pageRoutes({ pages, publicPages, client, access, publicOrigin, headers }: PageRouteOptions): Router {
  const routes = Router();
  const isSecure = publicOrigin.startsWith('https:');
  const send = (request: Request, response: Response, wanted: Wanted, answer: PageAnswer, finish: Partial<Finish>) => {
    const finished = finishPage(answer, wanted.language, { headers, redirectStatus: 301, ...finish });
    sendFinished(request, response, finished, wanted.correlationId);
  };

  const accessOf = ({ headers, ip = '' }: Request, { correlationId }: Wanted) =>
    access.of({ cookie: headers.cookie, correlationId, address: ip });

  routes.get('/{*page}', async (request, response) => {
    const { wanted, query, path } = understand(request, response);
    if (areaOf(path) !== 'public') {
      const privately = { ...headers, 'X-Robots-Tag': 'noindex, nofollow' };
      return send(request, response, wanted, await pages.drawnByBrowser(wanted), { headers: privately });
    }
    const said = saidOf(request.headers.cookie, path);
    if (said) response.setHeader('Set-Cookie', saidNoMore(isSecure));
    const inside = (await accessOf(request, wanted)) === 'inside';
    const page = await publicPages.find({ ...wanted, path, query, address: request.ip ?? '', said, inside });
    sendFinished(request, response, page, wanted.correlationId);
  });

  routes.post(
    '/{*page}',
    express.text({ type: 'application/x-www-form-urlencoded', limit: FORM_LIMIT }),
    async (request, response) => {
      const { wanted, query, path } = understand(request, response);
      if (areaOf(path) !== 'public') return sendProblem(response, 'NOT_FOUND');
      if (path !== ONE_CLICK_UNSUBSCRIBE && !isFromOwnPage(request, publicOrigin)) {
        return sendProblem(response, 'CROSS_SITE');
      }
      if (typeof request.body !== 'string') return sendProblem(response, 'UNSUPPORTED_TYPE');
      const access = await accessOf(request, wanted);
      if (!isAlwaysOpen(path) && access === 'closed') {
        return sendFinished(request, response, publicPages.closed(wanted.language), wanted.correlationId);
      }
      const form = new URLSearchParams(request.body);
      const call = client({ correlationId: wanted.correlationId, address: request.ip ?? '' });
      const answer = await pages.rendered({ ...wanted, inside: access === 'inside' }, (module) =>
        module.submit?.({
          path,
          query,
          form,
          language: ofProduct(wanted.language),
          siteLanguage: wanted.language,
          call,
        }),
      );
      if ('redirect' in answer && answer.said) {
        response.setHeader('Set-Cookie', saidCookie(answer.said, answer.redirect, isSecure));
      }
      send(request, response, wanted, answer, { redirectStatus: 303 });
    },
  );
  return routes;
}

function understand(request: Request, response: Response) {
  const { language, path } = splitLanguage(request.path);
  const query = new URLSearchParams(request.originalUrl.split('?')[1]);
  const wanted: Wanted = {
    language,
    path: query.size > 0 ? `${path}?${query}` : path,
    correlationId: correlationOf(response),
    signedIn: isSignedIn(request.headers.cookie),
  };
  return { wanted, query, path };
}

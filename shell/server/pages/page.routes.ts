import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import { inLanguage, splitLanguage } from '@diwan/contracts/shared/language-path';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import type { Call } from '@diwan/mf-kit';
import express, { type Request, type Response, Router } from 'express';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { documentPolicy } from '../operation/security-headers.js';
import type { CallContext } from '../site/service-client.js';
import { canonicalRedirect } from './canonical-redirect.js';
import type { PageAnswer, PageDesk, Wanted } from './page-desk.js';
import { isFromOwnPage } from './same-origin.js';

export interface PageRouteOptions {
  pages: PageDesk;
  client: (context: CallContext) => Call;
  publicOrigin: string;
}

/** Longest form that is taken without JavaScript. */
const FORM_LIMIT = '32kb';
/** Mail providers post here for their readers, without a page of ours: the token in the address is the proof (RFC 8058). */
const ONE_CLICK_UNSUBSCRIBE = '/newsletter/unsubscribe';

/** Documents: public pages rendered here, the others drawn by the browser; and forms of public pages sent without JavaScript. */
export function pageRoutes({ pages, client, publicOrigin }: PageRouteOptions): Router {
  const routes = Router();
  routes.get('/{*page}', canonicalRedirect, async (request, response) => {
    const { wanted, query, path, call } = understand(request, response, client);
    if (areaOf(path) !== 'public') {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      return send(response, wanted, await pages.drawnByBrowser(wanted), 301);
    }
    const answer = await pages.rendered(wanted, (module) =>
      module.load?.({ path, query, language: wanted.language, call }),
    );
    // Nothing personal is rendered here, so that browsers may keep the page in memory for "back"; it is still asked for each time.
    response.setHeader('Cache-Control', 'private, no-cache');
    send(response, wanted, answer, 301);
  });

  routes.post(
    '/{*page}',
    express.text({ type: 'application/x-www-form-urlencoded', limit: FORM_LIMIT }),
    async (request, response) => {
      const { wanted, query, path, call } = understand(request, response, client);
      if (areaOf(path) !== 'public') return sendProblem(response, 'NOT_FOUND');
      if (path !== ONE_CLICK_UNSUBSCRIBE && !isFromOwnPage(request, publicOrigin)) {
        return sendProblem(response, 'CROSS_SITE');
      }
      if (typeof request.body !== 'string') return sendProblem(response, 'UNSUPPORTED_TYPE');
      const form = new URLSearchParams(request.body);
      const answer = await pages.rendered(wanted, (module) =>
        module.submit?.({ path, query, form, language: wanted.language, call }),
      );
      send(response, wanted, answer, 303);
    },
  );
  return routes;
}

function understand(request: Request, response: Response, client: PageRouteOptions['client']) {
  const { language, path } = splitLanguage(request.path);
  const query = new URLSearchParams(request.originalUrl.split('?')[1]);
  const correlationId = correlationOf(response);
  const wanted: Wanted = {
    language,
    path: query.size > 0 ? `${path}?${query}` : path,
    nonce: documentPolicy(response),
    correlationId,
    signedIn: request.headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false,
  };
  return { wanted, query, path, call: client({ correlationId, address: request.ip ?? '' }) };
}

function send(response: Response, { language }: Wanted, answer: PageAnswer, redirectStatus: 301 | 303): void {
  if ('redirect' in answer) {
    response.redirect(redirectStatus, inLanguage(answer.redirect, language));
    return;
  }
  if (answer.status >= 400) response.setHeader('X-Robots-Tag', 'noindex');
  if (answer.status === 503) response.setHeader('Retry-After', '30');
  response.status(answer.status).type('html').send(answer.html);
}

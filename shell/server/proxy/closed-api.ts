import { listAddresses } from '@diwan/contracts/site/addresses/http';
import { getAttorneyCard } from '@diwan/contracts/site/attorneys/http';
import { KEEPABLE } from '@diwan/contracts/site/changes/subjects';
import { readImage } from '@diwan/contracts/site/images/http';
import { getPage } from '@diwan/contracts/site/pages/http';
import { searchSite } from '@diwan/contracts/site/search/http';
import type { Request, RequestHandler } from 'express';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { isAlwaysOpen, type SiteAccess } from '../site/site-access.js';
import { pathPattern } from './path-pattern.js';

/** Where the content of the site is had without its pages. */
const CONTENT = [...KEEPABLE, getAttorneyCard, listAddresses, readImage, searchSite].map(pathPattern);
const PAGE = pathPattern(getPage);

/**
 * Keeps the content of a site that is not published from everybody who may not see its pages either (PUB-09); a tab that was open when the
 * site was taken off asks for the document instead. Belongs below `/api/news`.
 */
export function closedApi(access: SiteAccess): RequestHandler {
  return async (request, response, next) => {
    if (!isContent(request)) return next();
    const { headers, ip = '' } = request;
    const asking = { cookie: headers.cookie, correlationId: correlationOf(response), address: ip };
    if ((await access.of(asking)) === 'closed') return sendProblem(response, 'UNAVAILABLE');
    next();
  };
}

function isContent({ method, path, query }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (PAGE.test(path)) return !isAlwaysOpen(`/${query.slug}`);
  return CONTENT.some((pattern) => pattern.test(path));
}

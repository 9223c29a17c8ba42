import { createHash } from 'node:crypto';
import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import { OfSite } from '@diwan/contracts/shared/language';
import { inLanguage, splitLanguage } from '@diwan/contracts/shared/language-path';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { Finished } from '../kept/finished.js';
import { sendFinished } from '../kept/send-finished.js';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import { canonicalPath } from '../pages/canonical-redirect.js';
import type { PublicPages } from '../pages/public-pages.js';
import { drawPicture } from './draw-picture.js';
import { pageInBrief } from './page-in-brief.js';
import { sharePicture } from './share-picture.js';

/** Pictures in memory at most; each is about 40 KB. */
const MOST = 300;
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' };

/**
 * `/share/en/services/tax-planning.png`: the picture that goes with a link to a page. It is made from the page as it stands, when it is first
 * asked for, and anew when what it shows has changed. An address that is no page has none.
 */
export function shareRoutes(publicPages: Pick<PublicPages, 'read'>, draw = drawPicture): Router {
  const pictures = new LRUCache<string, Promise<Finished>>({ max: MOST });
  const picture = (svg: string): Promise<Finished> => {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = pictures.get(key);
    if (known) return known;
    const made = draw(svg).then((bytes) => new Finished({ status: 200, headers: HEADERS, bytes, compressible: false }));
    pictures.set(key, made);
    made.catch(() => pictures.delete(key));
    return made;
  };
  const routes = Router();
  routes.get('/share/:language/{*page}', async (request, response) => {
    const correlationId = correlationOf(response);
    const language = OfSite.safeParse(request.params.language).data;
    const path = pathOf(request.path);
    if (!language || path === null || !isPageIn(path, language)) return sendProblem(response, 'NOT_FOUND');
    const { finished } = await publicPages.read({
      path,
      query: new URLSearchParams(),
      language,
      signedIn: false,
      correlationId,
      address: request.ip ?? '',
    });
    const brief = finished.status === 200 ? pageInBrief(String((await finished.body('identity')).bytes)) : null;
    if (!brief) return sendProblem(response, 'NOT_FOUND');
    sendFinished(request, response, await picture(sharePicture(brief, language)), correlationId);
  });
  return routes;
}

/** Whether a path is the one of a public page in this language: `/ar/contact` is none of the English site. */
function isPageIn(path: string, language: SiteLanguage): boolean {
  const address = inLanguage(path, language);
  return (
    areaOf(path) === 'public' && canonicalPath(address) === address && splitLanguage(address).language === language
  );
}

/** The path of the page, without the language; null for anything else. As it came, so that the page is the one that is kept. */
function pathOf(address: string): string | null {
  const page = address.match(/^\/share\/[a-z]{2}(\/.+)\.png$/)?.[1];
  if (!page) return null;
  return page === '/home' ? '/' : page;
}

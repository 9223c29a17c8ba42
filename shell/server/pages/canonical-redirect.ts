import { areaOf } from '@diwan/contracts/remotes/area-of-path';
import { inLanguage, splitLanguage } from '@diwan/contracts/shared/language-path';
import { ofProduct } from '@diwan/contracts/shared/tongues';
import type { RequestHandler } from 'express';
import { respelled } from '../proxy/plain-path.js';

/** Paths that the specification links to and that live elsewhere (D-016). */
const MOVED: Record<string, string> = { '/portal': '/client-portal' };

/**
 * One address per page: 301 from moved paths, from other spellings, from trailing slashes, from the `/en` that English does not have, and from areas of the
 * product in languages that only the site is in. The query stays.
 */
export const canonicalRedirect: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const target = canonicalPath(request.path);
  if (target === request.path) return next();
  response.redirect(301, target + request.originalUrl.slice(request.path.length));
};

/** The one path of a page. */
export function canonicalPath(asked: string): string {
  const plain = respelled(asked.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'));
  const english = plain === '/en' ? '/' : plain.replace(/^\/en\//, '/');
  const { language, path } = splitLanguage(english);
  const page = MOVED[path] ?? path;
  return inLanguage(page, areaOf(page) === 'public' ? language : ofProduct(language));
}

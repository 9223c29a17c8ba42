import type { Request } from 'express';

/** Whether a form was sent by one of our own pages: the browser says so itself, or at least names our origin (SEC-03). */
export function isFromOwnPage(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin';
}

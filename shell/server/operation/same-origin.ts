import { isOwnOrigin } from '@diwan/contracts/shared/origin';
import type { Request } from 'express';

/** Whether a form was sent by one of our own pages: the browser names our origin, and says itself that it came from there (security.md 3). */
export function isFromOwnPage(request: Request, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  if (site === undefined && origin === undefined) return false;
  return (site ?? 'same-origin') === 'same-origin' && (origin === undefined || isOwnOrigin(origin, publicOrigin));
}

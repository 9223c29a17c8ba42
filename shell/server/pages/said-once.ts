import type { Said } from '@diwan/mf-kit';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'diwan_said';
/** Long enough for a slow phone to follow the way, in seconds. */
const LIFETIME_S = 300;
const MOST_BYTES = 1000;

/** Whether a request carries something that the next page is to say: such a page is nobody else's. */
export const hasSaid = (cookie: string | undefined): boolean => cookie?.includes(`${NAME}=`) ?? false;

/** What a form has left for the page that follows, if the request carries it for this path. Nothing of it is trusted: pages check its shape. */
export function saidOf(cookie: string | undefined, path: string): Said | undefined {
  const value = parseCookie(cookie ?? '')[NAME];
  if (!value || value.length > MOST_BYTES) return undefined;
  const fields = new URLSearchParams(value);
  if (fields.get('at') !== path) return undefined;
  fields.delete('at');
  return Object.fromEntries(fields);
}

/** `Set-Cookie` that leaves something for the page at `path`, once. A forged link cannot make a page say it (D-027). */
export const saidCookie = (said: Said, path: string, secure: boolean): string =>
  stringifySetCookie({
    name: NAME,
    value: String(new URLSearchParams({ ...said, at: path })),
    maxAge: LIFETIME_S,
    ...placeOf(secure),
  });

/** `Set-Cookie` that takes it away: it has been said. */
export const saidNoMore = (secure: boolean): string =>
  stringifySetCookie({ name: NAME, value: '', maxAge: 0, ...placeOf(secure) });

const placeOf = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

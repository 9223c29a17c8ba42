import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Device } from '@diwan/contracts/people/sessions/own.http';
import { DEVICE_COOKIE, PRE_SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import { sameSecret } from '@diwan/service-kit/sessions/session-reader';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { deviceWords } from './device-words.js';

/** A request, as far as it tells of the browser that sent it. */
export type FromBrowser = Pick<Request, 'headers'>;

/** The longest that browsers keep a cookie, in seconds. */
const DEVICE_SECONDS = 400 * 86_400;
const RANDOM_ID = /^[\w-]{43}$/;

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const satisfies Partial<SetCookie>;

const newId = (): string => randomBytes(32).toString('base64url');
const hash = (id: string): string => createHash('sha256').update(id).digest('base64url');
const cookieOf = ({ headers }: FromBrowser, name: string): string => parseCookie(headers.cookie ?? '')[name] ?? '';
const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`device:${id}`).digest('base64url');

/** What the browser behind a request says it is. */
export const deviceOf = ({ headers }: FromBrowser): Device => deviceWords(headers['user-agent']);

/**
 * The hash of the id that the browser behind a request has from before its session, or null. What is stored with it works in that
 * browser alone.
 */
export function browserOf(request: FromBrowser): string | null {
  const id = cookieOf(request, PRE_SESSION_COOKIE);
  return RANDOM_ID.test(id) ? hash(id) : null;
}

/** The browser's id as `browserOf` gives it; a browser that has none gets one with the cookie. */
export function bindBrowser(request: FromBrowser): { browser: string; cookie: string | null } {
  const known = browserOf(request);
  if (known !== null) return { browser: known, cookie: null };
  const id = newId();
  return { browser: hash(id), cookie: stringifySetCookie({ ...ATTRIBUTES, name: PRE_SESSION_COOKIE, value: id }) };
}

/** The hash of the device's id, if the request carries one that this deployment signed. */
export function knownDevice(request: FromBrowser, secret: string): string | null {
  const [id = '', signed = ''] = cookieOf(request, DEVICE_COOKIE).split('.');
  return RANDOM_ID.test(id) && sameSecret(signed, signature(secret, id)) ? hash(id) : null;
}

/** The device's hash with the cookie that keeps it; one that comes with a good cookie keeps its id. */
export function keepDevice(request: FromBrowser, secret: string): { device: string; cookie: string } {
  const id =
    knownDevice(request, secret) === null ? newId() : (cookieOf(request, DEVICE_COOKIE).split('.')[0] as string);
  const value = `${id}.${signature(secret, id)}`;
  return {
    device: hash(id),
    cookie: stringifySetCookie({ ...ATTRIBUTES, name: DEVICE_COOKIE, value, maxAge: DEVICE_SECONDS }),
  };
}

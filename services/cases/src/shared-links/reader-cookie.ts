import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';

/** Ties an opening of a link to the browser that proved the code. */
const READER_COOKIE = '__Host-reader';
const KEY_BYTES = 16;

/** What is stored of a reader's key: its hash. */
const readerKeyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new reader: the `Set-Cookie` value for their browser and the key to store with the grant. */
export function newReader(lifetimeSeconds: number): { cookie: string; readerKey: string } {
  const secret = randomBytes(KEY_BYTES).toString('base64url');
  const cookie = `${READER_COOKIE}=${secret}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; Secure; SameSite=Strict`;
  return { cookie, readerKey: readerKeyOf(secret) };
}

/** The key of the reader of a request; null without one. */
export function readerOf(request: Request): string | null {
  const match = new RegExp(`(?:^|;\\s*)${READER_COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '');
  return match?.[1] ? readerKeyOf(match[1]) : null;
}

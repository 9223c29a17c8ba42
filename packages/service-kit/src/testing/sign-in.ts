import { randomBytes } from 'node:crypto';
import type { Language } from '@diwan/contracts/shared/language';
import type { Role } from '@diwan/contracts/shared/role';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import type { Redis } from 'ioredis';
import {
  csrfTokenOf,
  lifetimesOf,
  redisKeyOfSession,
  redisKeyOfSessionsOf,
  type SessionRecord,
  sessionKeyOf,
} from '../session-reader.js';

export interface SignInOptions {
  roles: Role[];
  personId?: string;
  name?: string;
  language?: Language;
  secondFactor?: SessionRecord['secondFactor'];
  confirmedAt?: Date;
}

/** A person with a session, as a test's requests present them. */
export interface SignedIn {
  personId: string;
  sessionKey: string;
  /** `Cookie` header. */
  cookie: string;
  /** `X-CSRF` header. */
  csrf: string;
}

/** Writes a live session. */
export async function signIn(redis: Redis, secret: string, now: Date, options: SignInOptions): Promise<SignedIn> {
  const sid = randomBytes(32).toString('base64url');
  const sessionKey = sessionKeyOf(sid);
  const personId = options.personId ?? randomBytes(12).toString('hex');
  const { idle, absolute } = lifetimesOf(options.roles);
  const record: SessionRecord = {
    personId,
    name: options.name ?? 'Test Person',
    language: options.language ?? 'en',
    roles: options.roles,
    secondFactor: options.secondFactor ?? 'none',
    confirmedAt: (options.confirmedAt ?? now).toISOString(),
    createdAt: now.toISOString(),
    idleEndsAt: new Date(now.getTime() + idle).toISOString(),
    absoluteEndsAt: new Date(now.getTime() + absolute).toISOString(),
  };
  await redis.set(redisKeyOfSession(sessionKey), JSON.stringify(record), 'PX', absolute);
  await redis.sadd(redisKeyOfSessionsOf(personId), sessionKey);
  return { personId, sessionKey, cookie: `${SESSION_COOKIE}=${sid}`, csrf: csrfTokenOf(secret, sessionKey) };
}

import { randomBytes } from 'node:crypto';
import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import type { Language } from '@diwan/contracts/shared/language';
import { isStaff, type Role } from '@diwan/contracts/shared/role';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import type { Redis } from 'ioredis';
import { csrfTokenOf, redisKeyOfSession, sessionKeyOf } from '../sessions/session-reader.js';

export interface SignInOptions {
  roles: Role[];
  personId?: string;
  name?: string;
  language?: Language;
  /** Staff have confirmed theirs unless said otherwise. */
  secondFactor?: SessionRecord['secondFactor'];
  confirmedAt?: Date;
  /** For which client a delegate looks. */
  actingFor?: ActingFor;
  /** When identity was last asked; by default it need not be asked again. */
  checkedAt?: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The defaults of D-014. */
const LIFETIMES = {
  client: { idle: 7 * DAY, absolute: 30 * DAY },
  staff: { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE },
};
const ALWAYS_BELIEVED = new Date('9999-01-01');

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
  const { idle, absolute } = LIFETIMES[isStaff(options.roles) ? 'staff' : 'client'];
  const record: SessionRecord = {
    personId,
    name: options.name ?? 'Test Person',
    language: options.language ?? 'en',
    roles: options.roles,
    secondFactor: options.secondFactor ?? (isStaff(options.roles) ? 'confirmed' : 'none'),
    actingFor: options.actingFor ?? null,
    confirmedAt: (options.confirmedAt ?? now).toISOString(),
    createdAt: now.toISOString(),
    idleEndsAt: new Date(now.getTime() + idle).toISOString(),
    absoluteEndsAt: new Date(now.getTime() + absolute).toISOString(),
    idleMs: idle,
    checkedAt: (options.checkedAt ?? ALWAYS_BELIEVED).toISOString(),
  };
  await redis.set(redisKeyOfSession(sessionKey), JSON.stringify(record), 'PX', absolute);
  return { personId, sessionKey, cookie: `${SESSION_COOKIE}=${sid}`, csrf: csrfTokenOf(secret, sessionKey) };
}

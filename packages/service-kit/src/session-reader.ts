import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Id, Instant } from '@diwan/contracts/shared/id';
import { Language } from '@diwan/contracts/shared/language';
import { isStaff, Role } from '@diwan/contracts/shared/role';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { Clock } from './clock.js';
import { DomainError } from './domain-error.js';
import { REDIS } from './redis.js';

/** A session as identity writes it to Redis under `redisKeyOfSession`. */
export const SessionRecord = z.strictObject({
  personId: Id,
  name: z.string(),
  language: Language,
  roles: z.array(Role),
  secondFactor: z.enum(['none', 'needed', 'confirmed']),
  /** When a fresh one-time code was last confirmed. */
  confirmedAt: Instant,
  createdAt: Instant,
  idleEndsAt: Instant,
  absoluteEndsAt: Instant,
});
export type SessionRecord = z.infer<typeof SessionRecord>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long sessions last, in milliseconds (D-014). */
export const SESSION_LIFETIMES = {
  client: { idle: 7 * DAY, absolute: 30 * DAY },
  staff: { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE },
} as const;

/** Lifetimes for a person with these roles; one staff role makes them short. */
export const lifetimesOf = (roles: readonly Role[]) =>
  isStaff(roles) ? SESSION_LIFETIMES.staff : SESSION_LIFETIMES.client;

/** What the stores know of a session id: its hash, so that a leaked store opens nothing. */
export const sessionKeyOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

export const redisKeyOfSession = (sessionKey: string): string => `session:${sessionKey}`;

/** The set of the session keys of a person. */
export const redisKeyOfSessionsOf = (personId: string): string => `sessions-of:${personId}`;

/** `Set-Cookie` value of a new session; it ends with the browser or on the server, whichever comes first. */
export const sessionCookie = (sid: string): string =>
  stringifySetCookie({ name: SESSION_COOKIE, value: sid, path: '/', secure: true, httpOnly: true, sameSite: 'lax' });

/** `Set-Cookie` value that removes the session's cookie. */
export const expiredSessionCookie = (): string =>
  stringifySetCookie({
    name: SESSION_COOKIE,
    value: '',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: 0,
  });

/** Token against cross-site requests of a session, sent in `X-CSRF`. */
export const csrfTokenOf = (sessionSecret: string, sessionKey: string): string =>
  createHmac('sha256', sessionSecret).update(`csrf:${sessionKey}`).digest('base64url');

/** Compares secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest()];
  return timingSafeEqual(a, b);
}

/** The session id a request presents, if any. */
export function sidOf(request: Request): string | null {
  return parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE] || null;
}

/** Moves the idle end only if nobody wrote the session since it was read: a revoked session must not come back. */
const SLIDE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2], 'PXAT', ARGV[3]) end";

/** Sliding is written this often at most, in milliseconds. */
const SLIDE_STEP = 15_000;
/** While Redis is away, a session seen this recently is still believed, in milliseconds (REL-01). */
const BELIEVED = 30_000;
const REMEMBERED = 5000;

/** Reads sessions. When Redis cannot be asked the answer is UNAVAILABLE, never "nobody". */
@Injectable()
export class SessionReader {
  private readonly recent = new Map<string, { record: SessionRecord; seenAt: number }>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** The live session under a key, or null. `slide` keeps it awake. */
  async read(sessionKey: string, { slide }: { slide: boolean }): Promise<SessionRecord | null> {
    const now = this.clock.now();
    const stored = await this.fetch(sessionKey, now);
    if (stored === null || !this.isLive(stored.record, now)) {
      this.recent.delete(sessionKey);
      return null;
    }
    this.remember(sessionKey, stored.record, now);
    if (!slide || stored.raw === null) return stored.record;
    return this.slide(sessionKey, stored.raw, stored.record, now);
  }

  private async fetch(key: string, now: Date): Promise<{ record: SessionRecord; raw: string | null } | null> {
    let raw: string | null;
    try {
      raw = await this.redis.get(redisKeyOfSession(key));
    } catch (cause) {
      const known = this.recent.get(key);
      if (known && now.getTime() - known.seenAt <= BELIEVED) return { record: known.record, raw: null };
      throw new DomainError('UNAVAILABLE', { cause });
    }
    if (raw === null) return null;
    const parsed = z.safeParse(SessionRecord, JSON.parse(raw));
    return parsed.success ? { record: parsed.data, raw } : null;
  }

  private isLive(record: SessionRecord, now: Date): boolean {
    return now < new Date(record.idleEndsAt) && now < new Date(record.absoluteEndsAt);
  }

  private remember(key: string, record: SessionRecord, now: Date): void {
    this.recent.delete(key);
    this.recent.set(key, { record, seenAt: now.getTime() });
    if (this.recent.size > REMEMBERED) this.recent.delete(this.recent.keys().next().value as string);
  }

  private async slide(key: string, raw: string, record: SessionRecord, now: Date): Promise<SessionRecord> {
    const absolute = new Date(record.absoluteEndsAt).getTime();
    const idleEnd = Math.min(now.getTime() + lifetimesOf(record.roles).idle, absolute);
    if (idleEnd - new Date(record.idleEndsAt).getTime() < SLIDE_STEP) return record;
    const slid = { ...record, idleEndsAt: new Date(idleEnd).toISOString() };
    // A failure only means that the session ends a little earlier.
    await this.redis.eval(SLIDE, 1, redisKeyOfSession(key), raw, JSON.stringify(slid), String(idleEnd)).catch(() => {});
    return slid;
  }
}

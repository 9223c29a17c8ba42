import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { SESSION_COOKIE } from '@diwan/contracts/shared/session-cookie';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { Clock } from '../app/clock.js';
import { REDIS } from '../store/redis.js';

/** What the stores know of a session id: its hash, so that a leaked store opens nothing. */
export const sessionKeyOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

export const redisKeyOfSession = (sessionKey: string): string => `session:${sessionKey}`;

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

/** What Redis says of a session that was ended: it must not come back from anywhere. */
export const ENDED = 'ended';

/** How long Redis keeps what it knows of a session, in milliseconds: counted by our clock, since Redis has another one. Redis refuses 0. */
export const untilEnd = (end: Date, now: Date): number => Math.max(1, end.getTime() - now.getTime());

/** Moves the idle end only if nobody wrote the session since it was read: a revoked session must not come back. */
const SLIDE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end";

/** Sliding is written to Redis this often at most, in milliseconds. */
const SLIDE_STEP = 15_000;
/** What Redis says is believed this long, in milliseconds; then identity's database is asked. */
const BELIEVED = 60_000;
/** After identity did not answer, what Redis says is believed for so long again, in milliseconds. */
const PATIENCE = 5000;

/** Where sessions are kept for good. */
export interface SessionSource {
  /** See the operation `sessionInStep`. Throws UNAVAILABLE when it cannot be asked. */
  inStep(sessionKey: string, known: { idleEndsAt: string | null; slide: boolean }): Promise<SessionRecord | null>;
}
/** Injection token of the source: identity, asked over RPC. */
export const SESSION_SOURCE = Symbol('session source');

/**
 * Reads sessions. Identity's database keeps them, Redis is its cache: when Redis has lost a session or cannot be asked, identity is. An
 * answer is UNAVAILABLE, never "nobody", when neither knows.
 */
@Injectable()
export class SessionReader {
  private unansweredUntil = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(SESSION_SOURCE) private source: SessionSource,
  ) {}

  /** Identity reads its own database instead of asking itself. */
  readFrom(source: SessionSource): void {
    this.source = source;
  }

  /** The live session under a key, or null. `slide` keeps it awake. */
  async read(sessionKey: string, { slide }: { slide: boolean }): Promise<SessionRecord | null> {
    const raw = await this.redis.get(redisKeyOfSession(sessionKey)).catch(() => null);
    if (raw === ENDED) return null;
    const cached = raw === null ? null : parsed(raw);
    if (raw === null || cached === null) {
      return this.live(await this.source.inStep(sessionKey, { idleEndsAt: null, slide }));
    }
    if (this.live(cached) === null) return null;
    const asked = await this.askAgain(sessionKey, cached, slide);
    if (asked !== undefined) return this.live(asked);
    return slide ? this.slide(sessionKey, raw, cached) : cached;
  }

  /** Identity's word on a session that Redis knows, when it is time to ask; undefined when it is not, or nobody answers. */
  private async askAgain(
    sessionKey: string,
    { checkedAt, idleEndsAt }: SessionRecord,
    slide: boolean,
  ): Promise<SessionRecord | null | undefined> {
    const now = this.clock.now().getTime();
    if (now - Date.parse(checkedAt) < BELIEVED || Date.now() < this.unansweredUntil) return undefined;
    try {
      return await this.source.inStep(sessionKey, { idleEndsAt, slide });
    } catch {
      this.unansweredUntil = Date.now() + PATIENCE;
      return undefined;
    }
  }

  private live(record: SessionRecord | null): SessionRecord | null {
    const now = this.clock.now();
    const isLive = record !== null && now < new Date(record.idleEndsAt) && now < new Date(record.absoluteEndsAt);
    return isLive ? record : null;
  }

  private async slide(key: string, raw: string, record: SessionRecord): Promise<SessionRecord> {
    const now = this.clock.now();
    const idleEnd = Math.min(now.getTime() + record.idleMs, Date.parse(record.absoluteEndsAt));
    if (idleEnd - Date.parse(record.idleEndsAt) < SLIDE_STEP) return record;
    const slid = { ...record, idleEndsAt: new Date(idleEnd).toISOString() };
    // A failure only means that the session ends a little earlier.
    const lasts = untilEnd(new Date(idleEnd), now);
    await this.redis.eval(SLIDE, 1, redisKeyOfSession(key), raw, JSON.stringify(slid), lasts).catch(() => {});
    return slid;
  }
}

function parsed(raw: string): SessionRecord | null {
  const result = z.safeParse(SessionRecord, JSON.parse(raw));
  return result.success ? result.data : null;
}

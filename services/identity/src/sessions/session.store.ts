import { randomBytes } from 'node:crypto';
import { REDIS } from '@diwan/service-kit/redis';
import {
  redisKeyOfSession,
  redisKeyOfSessionsOf,
  SESSION_LIFETIMES,
  SessionRecord,
  sessionKeyOf,
} from '@diwan/service-kit/session-reader';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Writes ARGV[2] in place of ARGV[1] and keeps the time to live; 0 when somebody else wrote in the meantime. */
const REPLACE = `if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[2], 'PXAT', ARGV[3])
  return 1
end
return 0`;

/** Writes sessions to Redis. Only hashes of session ids are kept; an index per person lets all of one's sessions change at once. */
@Injectable()
export class SessionStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Opens a session and returns its id (256 random bits), which only the browser keeps. An older session may end with it. */
  async open(record: SessionRecord, replacedKey: string | null = null): Promise<string> {
    const sid = randomBytes(32).toString('base64url');
    const key = sessionKeyOf(sid);
    const index = redisKeyOfSessionsOf(record.personId);
    const opening = this.redis
      .multi()
      .set(redisKeyOfSession(key), JSON.stringify(record), 'PXAT', new Date(record.idleEndsAt).getTime())
      .sadd(index, key)
      .pexpire(index, SESSION_LIFETIMES.client.absolute);
    if (replacedKey !== null) opening.del(redisKeyOfSession(replacedKey)).srem(index, replacedKey);
    await opening.exec();
    return sid;
  }

  async read(key: string): Promise<SessionRecord | null> {
    const raw = await this.redis.get(redisKeyOfSession(key));
    return raw === null ? null : SessionRecord.parse(JSON.parse(raw));
  }

  /** Ends one session. */
  async end(personId: string, key: string): Promise<void> {
    await this.redis.multi().del(redisKeyOfSession(key)).srem(redisKeyOfSessionsOf(personId), key).exec();
  }

  /** Ends every session of a person. */
  async endAll(personId: string): Promise<void> {
    const keys = await this.keysOf(personId);
    await this.redis.del(...keys.map(redisKeyOfSession), redisKeyOfSessionsOf(personId));
  }

  /** Rewrites every session of a person; ends those that `change` answers null for. */
  async changeAll(personId: string, change: (record: SessionRecord) => SessionRecord | null): Promise<void> {
    for (const key of await this.keysOf(personId)) {
      let written = false;
      while (!written) written = await this.changeOne(personId, key, change);
    }
  }

  /** One attempt; false when the session was written by somebody else meanwhile and must be read again. */
  private async changeOne(
    personId: string,
    key: string,
    change: (record: SessionRecord) => SessionRecord | null,
  ): Promise<boolean> {
    const raw = await this.redis.get(redisKeyOfSession(key));
    const changed = raw === null ? null : change(SessionRecord.parse(JSON.parse(raw)));
    if (raw === null || changed === null) {
      await this.end(personId, key);
      return true;
    }
    const endsAt = String(new Date(changed.idleEndsAt).getTime());
    const written = await this.redis.eval(REPLACE, 1, redisKeyOfSession(key), raw, JSON.stringify(changed), endsAt);
    return written === 1;
  }

  private async keysOf(personId: string): Promise<string[]> {
    return this.redis.smembers(redisKeyOfSessionsOf(personId));
  }
}

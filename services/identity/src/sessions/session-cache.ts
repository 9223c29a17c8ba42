import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { ENDED, redisKeyOfSession } from '@diwan/service-kit/sessions/session-reader';
import { REDIS } from '@diwan/service-kit/store/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Writes ARGV[1] unless the session was ended. */
const PUT = `if redis.call('GET', KEYS[1]) == ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PXAT', ARGV[2])
return 1`;

/** Redis' copies of the live sessions. A copy that cannot be written is no failure: readers ask identity when they miss one. */
@Injectable()
export class SessionCache {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Runs `work` now if Redis is there, and each time it comes back. */
  whenReachable(work: () => void): void {
    if (this.redis.status === 'ready') work();
    this.redis.on('ready', work);
  }

  async put(key: string, record: SessionRecord): Promise<void> {
    const until = String(Date.parse(record.idleEndsAt));
    await this.redis.eval(PUT, 1, redisKeyOfSession(key), JSON.stringify(record), until, ENDED).catch(() => {});
  }

  /** Marks sessions as ended until nobody could take them for live. */
  async bury(rows: readonly { key: string; absoluteEndsAt: Date }[]): Promise<void> {
    if (rows.length === 0) return;
    const marks = this.redis.pipeline();
    for (const { key, absoluteEndsAt } of rows)
      marks.set(redisKeyOfSession(key), ENDED, 'PXAT', absoluteEndsAt.getTime());
    await marks.exec().catch(() => {});
  }
}

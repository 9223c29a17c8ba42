import type { SessionRecord } from '@diwan/contracts/people/sessions/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { ENDED, redisKeyOfSession, untilEnd } from '@diwan/service-kit/sessions/session-reader';
import { REDIS } from '@diwan/service-kit/store/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Writes ARGV[1] unless the session was ended. */
const PUT = `if redis.call('GET', KEYS[1]) == ARGV[3] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Redis' copies of the live sessions. A copy that cannot be written is no failure: readers ask identity when they miss one. */
@Injectable()
export class SessionCache {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` now if Redis is there, and each time it comes back. */
  whenReachable(work: () => void): void {
    if (this.redis.status === 'ready') work();
    this.redis.on('ready', work);
  }

  async put(key: string, record: SessionRecord): Promise<void> {
    const lasts = untilEnd(new Date(record.idleEndsAt), this.clock.now());
    await this.redis.eval(PUT, 1, redisKeyOfSession(key), JSON.stringify(record), lasts, ENDED).catch(() => {});
  }

  /** Marks sessions as ended until nobody could take them for live. */
  async bury(rows: readonly { key: string; absoluteEndsAt: Date }[]): Promise<void> {
    if (rows.length === 0) return;
    const marks = this.redis.pipeline();
    for (const { key, absoluteEndsAt } of rows)
      marks.set(redisKeyOfSession(key), ENDED, 'PX', untilEnd(absoluteEndsAt, this.clock.now()));
    await marks.exec().catch(() => {});
  }
}

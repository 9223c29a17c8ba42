import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Log } from '@diwan/service-kit/log';
import { REDIS } from '@diwan/service-kit/redis';
import { redisKeyOfSession } from '@diwan/service-kit/session-reader';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AccessLog } from './access-log.js';

/** So many attempts of high severity within the window end the session (D-097). */
const HIGH_DENIALS = 5;
const WINDOW_MS = 10 * 60_000;

/** Ends the session of somebody who keeps trying other people's documents. They can sign in again; the log stays. */
@Injectable()
export class SessionLock {
  constructor(
    private readonly accesses: AccessLog,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly log: Log,
  ) {}

  async afterHighDenial(caller: SignedInCaller, at: Date): Promise<void> {
    const attempts = await this.accesses.countHigh(caller.personId, new Date(at.getTime() - WINDOW_MS));
    if (attempts < HIGH_DENIALS) return;
    await this.redis.del(redisKeyOfSession(caller.sessionKey));
    this.log.warn('session_ended_after_violations', { personId: caller.personId, attempts });
  }
}

import { randomUUID } from 'node:crypto';
import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import { endSessions } from '@diwan/contracts/people/sessions/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { REDIS } from '@diwan/service-kit/store/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** So many attempts within the window end all sessions of a person (D-097). */
const ATTEMPTS = 5;
const WINDOW_MS = 10 * 60_000;

/**
 * Ends the sessions of somebody who keeps asking for documents that are not theirs. Only calls that a page of ours makes on the
 * person's own wish are counted, and unknown documents count like those of others. They can sign in again; the log stays, and
 * the owners of the firm are told.
 */
@Injectable()
export class SessionLock {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  async count(caller: SignedInCaller): Promise<void> {
    const { personId } = caller;
    const key = `document-violations:${personId}`;
    const now = this.clock.now().getTime();
    const answers = await this.redis
      .multi()
      .zremrangebyscore(key, 0, now - WINDOW_MS)
      .zadd(key, now, randomUUID())
      .zcard(key)
      .pexpire(key, WINDOW_MS)
      .exec();
    const attempts = Number(answers?.[2]?.[1] ?? 0);
    if (attempts < ATTEMPTS) return;
    await this.rpc.ask(endSessions, { personId, reason: 'documents-of-others' });
    this.log.warn('sessions_ended_after_violations', { personId, attempts });
    const ended = { personId, at: new Date(now).toISOString() };
    await this.inTransaction.run((session) => this.outbox.add(SessionEndedForViolationsV1, ended, session));
  }
}

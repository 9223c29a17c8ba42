import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Log } from '../app/log.js';
import type { SignedInCaller, Visitor } from '../http/caller.js';
import { InTransaction } from '../store/database.js';
import { REDIS } from '../store/redis.js';
import { AuditLog } from './audit.js';

/** Answers that somebody signed in gets for trying what they may not. */
const REFUSALS: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_INVALID', 'PASSKEY_INVALID', 'CROSS_SITE'];
/** The same refusal of the same person is written once in this time, in seconds. */
const ONCE = 600;
/** So many refusals of one person are written in an hour. */
const HOURLY = 30;

/** Counts a refusal; 1 when it is to be written. */
const COUNT = `if not redis.call('SET', KEYS[1], '1', 'NX', 'EX', ARGV[1]) then return 0 end
local n = redis.call('INCR', KEYS[2])
if n == 1 then redis.call('EXPIRE', KEYS[2], 3600) end
if n > tonumber(ARGV[2]) then return 0 end
return 1`;

/**
 * Writes into the audit log who was refused what: a security event (D-021). Each person can add 30 lines an hour at most, so that
 * nobody can flood the log; refusals of visitors are in the log of the service only.
 */
@Injectable()
export class Refusals implements OnModuleDestroy {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly audit: AuditLog,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  /** Notes a refusal, soon: nobody waits for it, and a failure is only logged. */
  note(endpoint: Endpoint, caller: SignedInCaller | Visitor, code: ErrorCode): void {
    if (caller.personId === null || !REFUSALS.includes(code)) return;
    const writing = this.write(endpoint, caller, code)
      .catch((error: unknown) => this.log.warn('refusal.not-written', { error }))
      .finally(() => this.pending.delete(writing));
    this.pending.add(writing);
  }

  /** Ends what is being written. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async write({ method, path }: Endpoint, caller: SignedInCaller, reason: ErrorCode): Promise<void> {
    const subjectId = `${method} ${path}`;
    const keys = [`refused:${caller.personId}:${reason}:${subjectId}`, `refusals-of:${caller.personId}`];
    if ((await this.redis.eval(COUNT, 2, ...keys, ONCE, HOURLY)) !== 1) return;
    await this.inTransaction.run((session) =>
      this.audit.record(
        { action: 'access.refused', subject: 'endpoint', subjectId, after: { reason }, caller },
        session,
      ),
    );
  }
}

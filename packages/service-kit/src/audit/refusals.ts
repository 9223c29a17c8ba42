import type { ErrorCode } from '@diwan/contracts/errors/codes';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { correlationId, withCorrelation } from '../app/correlation.js';
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

/** So many are written in one transaction: what else the service writes into the log waits for it. */
const AT_ONCE = 20;

interface Refusal {
  endpoint: Endpoint;
  caller: SignedInCaller;
  reason: ErrorCode;
  correlation: string;
}

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
  private readonly waiting: Refusal[] = [];
  private writing?: Promise<void>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly audit: AuditLog,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  /** Notes a refusal, soon: nobody waits for it, and a failure is only logged. */
  note(endpoint: Endpoint, caller: SignedInCaller | Visitor, reason: ErrorCode): void {
    if (caller.personId === null || !REFUSALS.includes(reason)) return;
    this.waiting.push({ endpoint, caller, reason, correlation: correlationId() });
    this.writing ??= this.writeWaiting();
  }

  /** Ends what is being written. */
  async onModuleDestroy(): Promise<void> {
    await this.writing;
  }

  /** One after the other: all would change the end of the log, where only one transaction at a time comes through and the others begin again. */
  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const refusals = this.waiting.splice(0, AT_ONCE);
      await this.write(refusals).catch((error: unknown) =>
        this.log.warn('refusals.not-written', { count: refusals.length, error }),
      );
    }
    this.writing = undefined;
  }

  private async write(refusals: readonly Refusal[]): Promise<void> {
    const counted = await Promise.all(refusals.map((refusal) => this.count(refusal)));
    const lines = refusals.filter((_, at) => counted[at] === 1);
    if (lines.length === 0) return;
    await this.inTransaction.run(async (session) => {
      for (const { endpoint, caller, reason, correlation } of lines) {
        const line = { action: 'access.refused', subject: 'endpoint', subjectId: nameOf(endpoint), caller };
        await withCorrelation(correlation, () => this.audit.record({ ...line, after: { reason } }, session));
      }
    });
  }

  private count({ endpoint, caller, reason }: Refusal): Promise<unknown> {
    const keys = [`refused:${caller.personId}:${reason}:${nameOf(endpoint)}`, `refusals-of:${caller.personId}`];
    return this.redis.eval(COUNT, 2, ...keys, ONCE, HOURLY);
  }
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

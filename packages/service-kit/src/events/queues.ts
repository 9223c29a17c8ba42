import { Inject, Injectable } from '@nestjs/common';
import { ErrorCode, type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { outsideTransaction } from '../deeds/ambient-transaction.js';
import { closeRedis, openProducer, queuePrefix } from '../store/redis.js';

/** The queue a service takes events from. */
export const inboxOf = (service: string): string => `${service}.inbox`;

/** Adding a job gives up after this, in milliseconds: a queue that never connected would wait for ever. */
const LIMIT_MS = 1000;
/** Before the reason of a job that no attempt helps: it waits for somebody to mend its cause. */
export const NOT_RETRIED = 'not retried: ';
/** What dies with its worker this often is set aside for a person: it may be what kills workers. Those that are killed for other reasons hold several jobs each, so that one job may well meet it a few times. */
export const MOST_STALLS = 10;
/** A job at a time of day is tried again every minute, for four hours. */
const SCHEDULED = { attempts: 240, removeOnComplete: true, removeOnFail: 10 } as const;

/** Queues this service adds jobs to or looks into, over one connection. */
@Injectable()
export class Queues {
  private readonly open = new Map<string, Queue>();
  private readonly connection: Redis;
  private readonly limitMs: number;

  constructor(@Inject(CONFIG) private readonly config: BaseConfig) {
    this.limitMs = LIMIT_MS * config.TIME_LIMIT_FACTOR;
    this.connection = openProducer(config);
  }

  /** The queue of that name. */
  named(name: string): Queue {
    const known = this.open.get(name);
    if (known) return known;
    const queue = new Queue(name, {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      skipVersionCheck: true,
    });
    queue.on('error', () => {});
    this.open.set(name, queue);
    return queue;
  }

  /** Adds a job or fails within a second. An id that exists already is not added again. Failed jobs are kept. */
  async add(queueName: string, jobName: string, data: unknown, jobId: string): Promise<void> {
    outsideTransaction('adding a job');
    await within(
      this.limitMs,
      this.named(queueName).add(jobName, data, {
        jobId,
        attempts: 12,
        backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
        removeOnComplete: true,
        removeOnFail: false,
        stackTraceLimit: 3,
      }),
    );
  }

  /** A job that failed for good; null when there is none of that id, or it is being tried again. Fails within a second. */
  async failedJob(queueName: string, jobId: string): Promise<Job | null> {
    return within(this.limitMs, this.findFailed(queueName, jobId));
  }

  /**
   * Tries a job that failed for good once more, at once. `byItself`: only one that used its attempts up, not one that no attempt helps.
   * Answers whether it is tried; fails within a second.
   */
  async retry(queueName: string, jobId: string, { byItself = false } = {}): Promise<boolean> {
    outsideTransaction('retrying a job');
    return within(this.limitMs, this.retryFailed(queueName, jobId, byItself));
  }

  /** Sees to it that a job comes whenever a clock somewhere shows the times of a pattern. Returns whether it had to be set up; fails within a second. */
  async schedule(queueName: string, pattern: string, tz: string): Promise<boolean> {
    outsideTransaction('setting up a schedule');
    const queue = this.named(queueName);
    const known = await within(this.limitMs, queue.getJobScheduler(queueName));
    // Setting it up again would pass over a job that is late.
    if (known?.pattern === pattern && known.tz === tz) return false;
    const opts = { ...SCHEDULED, backoff: { type: 'fixed', delay: 60_000 } };
    await within(this.limitMs, queue.upsertJobScheduler(queueName, { pattern, tz }, { name: queueName, opts }));
    return true;
  }

  /** The newest jobs of a queue that failed for good, newest first, and how many there are. */
  async failed(queueName: string, limit: number): Promise<{ jobs: Job[]; total: number }> {
    const queue = this.named(queueName);
    const [jobs, total] = await within(
      this.limitMs,
      Promise.all([queue.getFailed(0, limit - 1), queue.getFailedCount()]),
    );
    return { jobs, total };
  }

  private async findFailed(queueName: string, jobId: string): Promise<Job | null> {
    const job: Job | undefined = await this.named(queueName).getJob(jobId);
    return job && (await job.isFailed()) ? job : null;
  }

  private async retryFailed(queueName: string, jobId: string, byItself: boolean): Promise<boolean> {
    const job = await this.findFailed(queueName, jobId);
    if (job === null || (byItself && waitsForPeople(job))) return false;
    try {
      await job.retry('failed');
      return true;
    } catch (error) {
      if (isNoLongerFailed(error)) return false;
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => within(LIMIT_MS, queue.close()).catch(() => {})));
    await closeRedis(this.connection);
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether a failed job is not tried again by itself. */
export const waitsForPeople = ({ failedReason, stalledCounter }: Job): boolean =>
  failedReason?.startsWith(NOT_RETRIED) === true || stalledCounter > MOST_STALLS;

/** Somebody else had it tried first. */
const isNoLongerFailed = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === ErrorCode.JobNotInState || code === ErrorCode.JobNotExist;
};

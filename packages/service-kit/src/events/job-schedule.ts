import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { BaseConfig } from '../app/config.js';
import { Periodic } from '../app/periodic.js';
import { closeRedis, openConsumer, queuePrefix } from '../store/redis.js';
import type { Queues } from './queues.js';

/** What is done at times of day. */
export interface Scheduled {
  /** Names the queue and the schedule, such as `notifications.digest`. */
  name: string;
  /** Minute, hour, day of the month, month and weekday, as cron has them. */
  pattern: string;
  /** Whose clock shows them; right on the days when it is changed. */
  timeZone: string;
  /** Done by one of any number of workers, perhaps late, perhaps twice. Jobs carry nothing. */
  run(): Promise<void>;
  /** The schedule was not there: it is the first start, or Redis lost its memory, and a time may have been missed. */
  setUp(): Promise<void>;
  failed(error: unknown): void;
}

/** The schedule is looked for this often, in milliseconds: Redis may have lost it. */
const PAUSE = 60_000;

/** Has a job done at times of day, by a job scheduler of BullMQ. */
export class JobSchedule {
  private worker?: Worker;
  private connection?: Redis;
  private readonly rounds: Periodic;

  constructor(
    private readonly scheduled: Scheduled,
    private readonly config: BaseConfig,
    private readonly queues: Queues,
  ) {
    this.rounds = new Periodic({ pause: PAUSE, round: () => this.see(), failed: (error) => scheduled.failed(error) });
  }

  start(): void {
    const { name, run, failed } = this.scheduled;
    const { JOB_LOCK_MS } = this.config;
    this.connection = openConsumer(this.config);
    this.worker = new Worker(name, run, {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      lockDuration: JOB_LOCK_MS,
      stalledInterval: JOB_LOCK_MS / 4,
      skipVersionCheck: true,
    });
    this.worker.on('error', () => {});
    this.worker.on('failed', (_, error) => failed(error));
    this.rounds.start();
    this.rounds.poke();
  }

  /** Lets what is under way end. */
  async stop(): Promise<void> {
    await this.rounds.stop();
    await this.worker?.close();
    if (this.connection) await closeRedis(this.connection);
  }

  private async see(): Promise<void> {
    const { name, pattern, timeZone, setUp } = this.scheduled;
    if (await this.queues.schedule(name, pattern, timeZone)) await setUp();
  }
}

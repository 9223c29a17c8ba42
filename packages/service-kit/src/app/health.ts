import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { REDIS } from '../store/redis.js';
import { type BaseConfig, CONFIG } from './config.js';
import { SERVICE_NAME } from './service-name.js';

export interface HealthReport {
  service: string;
  status: 'up' | 'down';
  stores: Record<string, 'up' | 'down'>;
}

/** A check takes this long at most, in milliseconds. */
const LIMIT_MS = 1000;
/** Its answer is believed for so long, in milliseconds. */
const BELIEVED_MS = 1000;

/** Whether the service can work: all its stores answer and it is not about to leave. */
@Injectable()
export class Health {
  private readonly checks = new Map<string, () => Promise<unknown>>();
  private last?: { at: number; report: Promise<HealthReport> };
  private leaving = false;
  private readonly limitMs: number;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(REDIS) redis: Redis,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(CONFIG) { TIME_LIMIT_FACTOR }: BaseConfig,
  ) {
    this.limitMs = LIMIT_MS * TIME_LIMIT_FACTOR;
    this.register(
      'mongodb',
      () => connection.db?.admin().command({ ping: 1 }, { timeoutMS: this.limitMs }) as Promise<unknown>,
    );
    this.register('redis', () => redis.ping());
  }

  /** Adds a store that the service cannot work without; the check rejects when it is down. */
  register(store: string, check: () => Promise<unknown>): void {
    this.checks.set(store, check);
  }

  /** From now on the service reports itself as down, so that nobody sends it new work. */
  leave(): void {
    this.leaving = true;
    this.last = undefined;
  }

  async report(): Promise<HealthReport> {
    const now = Date.now();
    if (!this.last || now - this.last.at > BELIEVED_MS) this.last = { at: now, report: this.ask() };
    return this.last.report;
  }

  private async ask(): Promise<HealthReport> {
    const answers = await Promise.all(
      [...this.checks].map(
        async ([store, check]) => [store, (await answersInTime(check, this.limitMs)) ? 'up' : 'down'] as const,
      ),
    );
    const up = !this.leaving && answers.every(([, state]) => state === 'up');
    return { service: this.service, status: up ? 'up' : 'down', stores: Object.fromEntries(answers) };
  }
}

async function answersInTime(check: () => Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

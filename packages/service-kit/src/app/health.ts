import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { REDIS } from '../store/redis.js';
import { SERVICE_NAME } from './service-name.js';

export interface HealthReport {
  service: string;
  status: 'up' | 'down';
  stores: Record<string, 'up' | 'down'>;
}

/** A check takes this long at most, and its answer is believed for as long, in milliseconds. */
const PATIENCE = 1000;

/** Whether the service can work: all its stores answer and it is not about to leave. */
@Injectable()
export class Health {
  private readonly checks = new Map<string, () => Promise<unknown>>();
  private last?: { at: number; report: Promise<HealthReport> };
  private leaving = false;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(REDIS) redis: Redis,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {
    this.register(
      'mongodb',
      () => connection.db?.admin().command({ ping: 1 }, { timeoutMS: PATIENCE }) as Promise<unknown>,
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
    if (!this.last || now - this.last.at > PATIENCE) this.last = { at: now, report: this.ask() };
    return this.last.report;
  }

  private async ask(): Promise<HealthReport> {
    const answers = await Promise.all(
      [...this.checks].map(async ([store, check]) => [store, (await answersInTime(check)) ? 'up' : 'down'] as const),
    );
    const up = !this.leaving && answers.every(([, state]) => state === 'up');
    return { service: this.service, status: up ? 'up' : 'down', stores: Object.fromEntries(answers) };
  }
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RECEIPT_KEYS } from './attach-receipt.js';
import { ExpenseRepository } from './expense.repository.js';

/** An object without an expense is an upload under way until it is this old. */
const ORPHAN_MS = 60 * 60_000;
const BATCH = 200;

/** Removes from the object store receipts that no expense has: of uploads that broke off, and those that were replaced. */
@Injectable()
export class SweepReceipts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Periodic({
    pause: ORPHAN_MS,
    round: () => this.run(),
    failed: (error) => this.log.warn('sweep.failed', { error }),
  });

  constructor(
    private readonly expenses: ExpenseRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  async run(): Promise<void> {
    const before = this.clock.now().getTime() - ORPHAN_MS;
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.store.list(RECEIPT_KEYS)) {
      if (modifiedAt.getTime() > before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      await this.removeOrphans(batch);
      batch = [];
    }
    await this.removeOrphans(batch);
  }

  private async removeOrphans(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const kept = await this.expenses.storedKeys(keys);
    for (const key of keys) if (!kept.has(key)) await this.store.remove(key);
  }
}

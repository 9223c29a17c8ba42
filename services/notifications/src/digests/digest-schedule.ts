import { type BaseConfig, CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { JobSchedule } from '@diwan/service-kit/events/job-schedule';
import { Queues } from '@diwan/service-kit/events/queues';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BeginDigest } from './begin-digest.js';
import { EVERY_MORNING } from './digest-day.rules.js';

/** Names the queue and the schedule. */
export const DIGEST_QUEUE = 'notifications.digest';

/** Begins the digest at eight in the morning in Beirut. Redis is the clock only: what was begun is in the database. */
@Injectable()
export class DigestSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly schedule: JobSchedule;

  constructor(begin: BeginDigest, queues: Queues, log: Log, @Inject(CONFIG) config: BaseConfig) {
    const scheduled = {
      name: DIGEST_QUEUE,
      ...EVERY_MORNING,
      run: () => begin.byClock(),
      setUp: () => begin.afterLoss(),
      failed: (error: unknown) => log.warn('digests.not-begun', { error }),
    };
    this.schedule = new JobSchedule(scheduled, config, queues);
  }

  onApplicationBootstrap(): void {
    this.schedule.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.schedule.stop();
  }
}

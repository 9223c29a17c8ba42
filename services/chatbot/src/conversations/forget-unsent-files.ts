import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MessageFileRepository } from './message-file.repository.js';

const PAUSE = 600_000;
const DAY = 24 * 3_600_000;
/** Files forgotten in one round; the others go in the next. */
const BATCH = 100;

/** Forgets files that went with no message within a day, and those of erased conversations. */
@Injectable()
export class ForgetUnsentFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('message-files.forgetting-failed', { error }),
  });

  constructor(
    private readonly files: MessageFileRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY);
    for (const { _id, objectKey } of await this.files.forgotten(before, BATCH))
      if (await this.files.forget(_id)) await this.store.remove(objectKey);
  }
}

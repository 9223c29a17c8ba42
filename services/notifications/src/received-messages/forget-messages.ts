import { RECEIVED_KEPT_DAYS } from '@diwan/contracts/messages/received-messages/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { keyOfMedia } from './keep-media.js';
import { ReceivedMessages } from './received-messages.js';

const HOUR = 3600_000;
/** Kept this long, in milliseconds: the conversation has taken over what it keeps (D-147). */
const KEPT = RECEIVED_KEPT_DAYS * 24 * HOUR;
const BATCH = 100;

/** Forgets what people wrote, and their attachments, after 30 days. */
@Injectable()
export class ForgetMessages implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: HOUR,
    round: () => this.run(),
    failed: (error) => this.log.warn('received.not-forgotten', { error }),
  });

  constructor(
    private readonly messages: ReceivedMessages,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Bytes first: a row without them is found again, bytes without a row are not. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT);
    for (const message of await this.messages.old(before, BATCH)) {
      for (const { id } of message.media) await this.objects.remove(keyOfMedia(String(message._id), id));
      await this.messages.forget(message);
    }
  }
}

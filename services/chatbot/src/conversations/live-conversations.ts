import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { closeRedis, openConsumer, REDIS } from '@diwan/service-kit/store/redis';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { ChatbotConfig } from '../config.js';
import type { ConversationRecord } from './conversation.schema.js';

/** That something happened in a conversation, and who may learn of it: ids only. */
const Signal = z.object({
  conversationId: z.string(),
  personId: z.string(),
  caseId: z.nullable(z.string()),
  readers: z.array(z.string()),
  /** The client's side can see nothing of it. */
  isHidden: z.boolean(),
});
export type Signal = z.infer<typeof Signal>;

/** Somebody who looks on. */
export type Listener = (signal: Signal) => void;

/**
 * Tells those who look on in which conversation something happened, whichever instance of the service they are connected to: through
 * Redis. A signal that is lost costs a refresh, nothing else, so that nothing waits for it.
 */
@Injectable()
export class LiveConversations implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private readonly channel: string;
  private subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: ChatbotConfig,
    private readonly log: Log,
  ) {
    this.channel = `${config.REDIS_PREFIX}conversations`;
  }

  onApplicationBootstrap(): void {
    const subscriber = openConsumer(this.config);
    this.subscriber = subscriber;
    subscriber.on('message', (_channel, raw) => this.heard(raw));
    subscriber.subscribe(this.channel).catch((error: unknown) => this.log.warn('live.not-subscribed', { error }));
  }

  async onModuleDestroy(): Promise<void> {
    if (this.subscriber) await closeRedis(this.subscriber);
  }

  /** Listens until the answer is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells everybody. What was written stands, so that a failure is only logged. */
  async tell(
    { _id, personId, caseId, readers }: Pick<ConversationRecord, '_id' | 'personId' | 'caseId' | 'readers'>,
    { isHidden }: { isHidden: boolean } = { isHidden: false },
  ): Promise<void> {
    const signal: Signal = { conversationId: String(_id), personId, caseId, readers, isHidden };
    await this.redis
      .publish(this.channel, JSON.stringify(signal))
      .catch((error: unknown) => this.log.warn('live.not-told', { error }));
  }

  private heard(raw: string): void {
    const signal = z.safeParse(Signal, JSON.parse(raw));
    if (signal.success) for (const listener of this.listeners) listener(signal.data);
  }
}

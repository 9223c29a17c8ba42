import { ERRORS } from '@diwan/contracts/errors/codes';
import { EventEnvelope, type EventType, type PayloadOf } from '@diwan/contracts/events/event';
import { SUBSCRIPTIONS } from '@diwan/contracts/events/subscriptions';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Model, Schema } from 'mongoose';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { withCorrelation } from '../app/correlation.js';
import { declares, type Handler, Handlers } from '../app/handlers.js';
import { Log } from '../app/log.js';
import { Metrics } from '../app/metrics.js';
import { parseKnown } from '../app/parse-known.js';
import { SERVICE_NAME } from '../app/service-name.js';
import type { Deed } from '../deeds/deed.js';
import { DomainError, isDuplicateKey } from '../http/domain-error.js';
import { InTransaction } from '../store/database.js';
import { closeRedis, openConsumer, queuePrefix, REDIS } from '../store/redis.js';
import { inboxOf, MOST_STALLS, NOT_RETRIED } from './queues.js';
import { acknowledgementsOf } from './relay.js';

/** What a handler learns besides the payload. */
export interface EventMeta {
  eventId: string;
  correlationId: string;
  occurredAt: Date;
}

/** What an event brings about; undefined when there is nothing to write. */
export type Reaction = Deed<void> | undefined;

/** Shape of a method that reacts to an event. */
export type EventHandler<E extends EventType> = (
  payload: PayloadOf<E>,
  meta: EventMeta,
) => Reaction | Promise<Reaction>;

export const ON_EVENT = Symbol('on event');

/**
 * Makes a provider's method react to an event. It asks outside of any transaction and returns a deed, which is written together with
 * the note that it ran: its database effects happen exactly once. It may be asked again when that failed, so asking must change
 * nothing; effects elsewhere must be claimed in the database first. The handler's `Class.method` name is stored: renaming it while
 * events are under way makes it react to those again.
 */
export const OnEvent =
  <E extends EventType>(event: E) =>
  <Method extends EventHandler<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    declares(ON_EVENT, event)(target, key, descriptor);
  };

interface ProcessedEvent {
  /** `<eventId> <handler>`. */
  _id: string;
  at: Date;
}

export const processedEventSchema = new Schema<ProcessedEvent>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'processed_events', versionKey: false },
);
// Forgets after 90 days: publishers forget settled events after 30.
processedEventSchema.index({ at: 1 }, { expireAfterSeconds: 90 * 24 * 3600 });

/** A failure that no further attempt would mend. */
class NotRetried extends UnrecoverableError {
  constructor(reason: string) {
    super(`${NOT_RETRIED}${reason}`);
  }
}

/** Closing waits this long for jobs under way, in milliseconds. */
const CLOSE_PATIENCE = 20_000;

/** Takes the service's events from its queue and hands them to their handlers. */
@Injectable()
export class EventInbox {
  private worker?: Worker;
  private connection?: Redis;
  private readonly underWay = new Set<Promise<void>>();
  private readonly reactions = new Map<string, Handler<EventType>[]>();

  constructor(
    @InjectModel('ProcessedEvent') private readonly processed: Model<ProcessedEvent>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly handlers: Handlers,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  /** Starts to take events, if the service has handlers. */
  start(): void {
    for (const handler of this.handlers.carrying<EventType>(ON_EVENT)) {
      const { name } = handler.declaration;
      this.reactions.set(name, [...(this.reactions.get(name) ?? []), handler]);
    }
    if (this.reactions.size === 0) return;
    this.connection = openConsumer(this.config);
    this.worker = new Worker(inboxOf(this.service), (job) => this.keepTrack(this.process(job)), {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      concurrency: 5,
      lockDuration: this.config.JOB_LOCK_MS,
      stalledInterval: this.config.JOB_LOCK_MS / 4,
      maxStalledCount: MOST_STALLS,
      skipVersionCheck: true,
    });
    this.worker.on('error', () => {});
    this.worker.on('completed', (job) => this.metrics.events.inc({ event: job.name, outcome: 'done' }));
    this.worker.on('failed', (job, error) => {
      this.metrics.events.inc({ event: job?.name ?? 'unknown', outcome: 'failed' });
      this.log.error('event.failed', { eventName: job?.name, jobId: job?.id, attempts: job?.attemptsMade, error });
    });
  }

  /** Finishes what is under way, for 20 s at most. */
  async stop(): Promise<void> {
    if (!this.worker || !this.connection) return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_PATIENCE);
    });
    await Promise.race([this.finish(this.worker, this.connection), patience]);
    clearTimeout(timer);
    await closeRedis(this.connection);
  }

  /** Without Redis no job can be given back, so that BullMQ would wait for it in vain: what is under way is waited for here. */
  private async finish(worker: Worker, { status }: Redis): Promise<void> {
    if (status === 'ready') return worker.close();
    await Promise.allSettled(this.underWay);
    await worker.close(true);
  }

  private keepTrack(work: Promise<void>): Promise<void> {
    this.underWay.add(work);
    return work.finally(() => this.underWay.delete(work));
  }

  private async process(job: Job): Promise<void> {
    const envelope = parseKnown(EventEnvelope, job.data);
    const reactions = envelope.success ? this.reactions.get(envelope.data.name) : undefined;
    const event = reactions?.[0]?.declaration;
    if (!envelope.success || !reactions || !event) throw new NotRetried('nobody here reacts to this job');
    const payload = parseKnown(event.payload, envelope.data.payload);
    if (!payload.success) throw new NotRetried(`the payload does not fit ${event.name}`);
    const { eventId, correlationId, occurredAt } = envelope.data;
    const meta: EventMeta = { eventId, correlationId, occurredAt: new Date(occurredAt) };
    await withCorrelation(correlationId, async () => {
      for (const handler of reactions) await this.once(handler, payload.data, meta);
      await this.acknowledge(event.name, eventId);
      this.log.info('event.handled', { eventName: event.name, eventId });
    });
  }

  /** Runs a handler unless the database says it ran. */
  private async once(handler: Handler<EventType>, payload: unknown, meta: EventMeta): Promise<void> {
    const id = `${meta.eventId} ${handler.name}`;
    if (await this.processed.exists({ _id: id })) return;
    try {
      const deed = (await handler.call(payload, meta)) as Reaction;
      await this.inTransaction.run(async (session) => {
        await this.processed.create([{ _id: id, at: new Date() }], { session });
        await deed?.commit(session);
      });
      await deed
        ?.after?.()
        .catch((error: unknown) => this.log.error('deed.after-failed', { handler: handler.name, error }));
    } catch (error) {
      // Another worker had the same job at the same time and was first.
      if (isDuplicateKey(error) && (await this.processed.exists({ _id: id }))) return;
      if (error instanceof DomainError && !ERRORS[error.code].retryable) {
        throw new NotRetried(`${handler.name}: ${error.code}`);
      }
      throw error;
    }
  }

  private async acknowledge(eventName: string, eventId: string): Promise<void> {
    const publisher = SUBSCRIPTIONS.find((line) => line.event.name === eventName)?.publisher;
    if (publisher) await this.redis.rpush(acknowledgementsOf(publisher), `${eventId} ${this.service}`);
  }
}

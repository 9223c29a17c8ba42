import type { EventEnvelope } from '@diwan/contracts/events/event';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import mongoose, { type Model } from 'mongoose';
import { Gauge } from 'prom-client';
import { Clock } from '../app/clock.js';
import { Log } from '../app/log.js';
import { Metrics } from '../app/metrics.js';
import { Periodic } from '../app/periodic.js';
import { SERVICE_NAME } from '../app/service-name.js';
import { REDIS } from '../store/redis.js';
import type { OutboxRow } from './outbox.js';
import { inboxOf, Queues } from './queues.js';

/** Pause between looks at the outbox, in milliseconds. */
const PAUSE = 200;
const PAUSE_AFTER_FAILURE = 1000;
/** A job that nobody confirmed is added again after 5 s, then twice as late each time, 5 min at most. */
const FIRST_REPEAT = 5000;
const LAST_REPEAT = 300_000;
const BATCH = 100;

/** Where consumers tell a publisher that they had an event: a list of `<eventId> <consumer>`. */
export const acknowledgementsOf = (publisher: string): string => `acks:${publisher}`;
const markOf = (publisher: string): string => `relay:${publisher}`;

/**
 * Delivers outbox rows as jobs, one per consumer, until each consumer confirms. Redis is only a doorbell: a row waits in the database
 * until it is confirmed, so jobs that Redis lost come again, and repeats are harmless because consumers remember what they processed.
 */
@Injectable()
export class Relay {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    pauseAfterFailure: PAUSE_AFTER_FAILURE,
    round: () => this.round(),
    failed: (error, again) => {
      if (!again) this.log.warn('relay.stalled', { error });
    },
  });

  /** How often the connection to Redis came about, and how often that was when what is unconfirmed was made due. */
  private connections = 0;
  private seenConnections = 0;

  constructor(
    @InjectModel('OutboxRow') private readonly rows: Model<OutboxRow>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    redis.on('ready', () => {
      this.connections += 1;
    });
    new Gauge({
      name: 'outbox_waiting',
      help: 'Events that some consumer has not confirmed yet',
      registers: [metrics.registry],
      async collect() {
        this.set(await rows.countDocuments({ dueAt: mongoose.trusted({ $gt: new Date(0) }) }));
      },
    });
  }

  start(): void {
    this.rounds.start();
  }

  /** Lets the current round finish and stops. */
  stop(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks at the outbox at once. */
  poke(): void {
    this.rounds.poke();
  }

  private async round(): Promise<void> {
    await this.takeAcknowledgements();
    await this.noticeLoss();
    await this.relayDue();
  }

  private async takeAcknowledgements(): Promise<void> {
    const taken = (await this.redis.lpop(acknowledgementsOf(this.service), BATCH)) ?? [];
    for (const acknowledgement of taken) {
      const [eventId = '', consumer = ''] = acknowledgement.split(' ');
      await this.rows.updateOne({ _id: eventId }, { $pull: { waitingFor: consumer } });
      await this.settle(eventId);
    }
  }

  private async settle(eventId: string): Promise<void> {
    await this.rows.updateOne(
      { _id: eventId, waitingFor: mongoose.trusted({ $size: 0 }), settledAt: null },
      { $set: { settledAt: this.clock.now(), dueAt: null } },
    );
  }

  /**
   * A mark that vanished means that Redis lost its memory, a connection anew that it may have lost its last second: everything
   * unconfirmed is due at once, and repeats begin anew. Jobs that are still there are not added twice.
   */
  private async noticeLoss(): Promise<void> {
    const { connections } = this;
    const isEmpty = (await this.redis.set(markOf(this.service), '1', 'NX')) !== null;
    if (!isEmpty && connections === this.seenConnections) return;
    const now = this.clock.now();
    await this.rows.updateMany({ dueAt: mongoose.trusted({ $gt: now }) }, { $set: { dueAt: now, relays: 0 } });
    this.seenConnections = connections;
  }

  private async relayDue(): Promise<void> {
    const due = await this.rows
      .find({ dueAt: mongoose.trusted({ $lte: this.clock.now() }) })
      .sort({ dueAt: 1, _id: 1 })
      .limit(BATCH)
      .lean<OutboxRow[]>();
    for (const row of due) {
      // The last confirmation was noted, and the service ended before it had settled the row (F-5).
      if (row.waitingFor.length === 0) {
        await this.settle(row._id);
        continue;
      }
      const envelope: EventEnvelope = {
        eventId: row._id,
        name: row.name,
        occurredAt: row.occurredAt.toISOString(),
        correlationId: row.correlationId,
        payload: row.payload,
      };
      for (const consumer of row.waitingFor) await this.ring(row, consumer, envelope);
      await this.markRelayed(row);
    }
  }

  /** Adds the job of a consumer. One whose attempts were used up, as a service was away for long, is there already and would lie there for ever. */
  private async ring(row: OutboxRow, consumer: string, envelope: EventEnvelope): Promise<void> {
    const [inbox, jobId] = [inboxOf(consumer), `${row._id}-${consumer}`];
    await this.queues.add(inbox, row.name, envelope, jobId);
    if (row.relays === 0) return;
    await this.queues
      .retry(inbox, jobId, { byItself: true })
      .catch((error: unknown) => this.log.warn('relay.not-retried', { jobId, error }));
  }

  private async markRelayed(row: OutboxRow): Promise<void> {
    const now = this.clock.now();
    const delay = Math.min(FIRST_REPEAT * 2 ** row.relays, LAST_REPEAT);
    // A confirmation may have come in between: it cleared `dueAt`, and this write then finds nothing.
    await this.rows.updateOne(
      { _id: row._id, dueAt: row.dueAt },
      { $set: { dueAt: new Date(now.getTime() + delay), relayedAt: row.relayedAt ?? now }, $inc: { relays: 1 } },
    );
  }
}

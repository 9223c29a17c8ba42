import { randomUUID } from 'node:crypto';
import type { EventType, PayloadOf } from '@diwan/contracts/events/event';
import { SUBSCRIPTIONS } from '@diwan/contracts/events/subscriptions';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import * as z from 'zod/mini';
import { Clock } from '../app/clock.js';
import { correlationId } from '../app/correlation.js';
import { SERVICE_NAME } from '../app/service-name.js';

/** An event owed to its consumers. */
export interface OutboxRow {
  /** The event id. */
  _id: string;
  name: string;
  payload: unknown;
  correlationId: string;
  occurredAt: Date;
  /** Consumers that have not confirmed yet. */
  waitingFor: string[];
  /** When the jobs of the waiting consumers are added (again); null when nobody waits. */
  dueAt: Date | null;
  /** How often jobs were added. */
  relays: number;
  relayedAt: Date | null;
  /** When the last consumer confirmed. */
  settledAt: Date | null;
}

export const outboxSchema = new Schema<OutboxRow>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    correlationId: { type: String, required: true },
    occurredAt: { type: Date, required: true },
    waitingFor: { type: [String], required: true },
    dueAt: { type: Date, default: null },
    relays: { type: Number, default: 0 },
    relayedAt: { type: Date, default: null },
    settledAt: { type: Date, default: null },
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);
// Relay.relayDue: rows to add now, oldest first.
outboxSchema.index({ dueAt: 1, _id: 1 });
// Forgets what everybody has had for 30 days.
outboxSchema.index({ settledAt: 1 }, { expireAfterSeconds: 30 * 24 * 3600 });

/** Writes facts for other services beside the change they tell of, in its transaction. */
@Injectable()
export class Outbox {
  constructor(
    @InjectModel('OutboxRow') private readonly rows: Model<OutboxRow>,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly clock: Clock,
  ) {}

  /** Adds an event to the transaction of `session`; the relay delivers it after the commit. Returns the event id. */
  async add<E extends EventType>(event: E, payload: PayloadOf<E>, session: ClientSession): Promise<string> {
    const subscription = SUBSCRIPTIONS.find((line) => line.event.name === event.name);
    if (subscription?.publisher !== this.service) throw new Error(`${this.service} does not publish ${event.name}`);
    const now = this.clock.now();
    const waiting = subscription.consumers.length > 0;
    const [row] = await this.rows.create(
      [
        {
          _id: randomUUID(),
          name: event.name,
          payload: z.parse(event.payload, payload),
          correlationId: correlationId(),
          occurredAt: now,
          waitingFor: [...subscription.consumers],
          dueAt: waiting ? now : null,
          settledAt: waiting ? null : now,
        },
      ],
      { session },
    );
    return (row as OutboxRow)._id;
  }
}

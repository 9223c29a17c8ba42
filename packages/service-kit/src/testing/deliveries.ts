import { randomUUID } from 'node:crypto';
import type { EventType, PayloadOf } from '@diwan/contracts/events/event';
import type { BaseConfig } from '../app/config.js';
import { inboxOf, Queues } from '../events/queues.js';
import { eventually } from './eventually.js';

export interface Delivery {
  eventId?: string;
  correlationId?: string;
  occurredAt?: Date;
}

/** Adds the job of an event to a service's inbox and waits until it is done; rejects when it failed for good. */
export async function deliver<E extends EventType>(
  config: BaseConfig,
  consumer: string,
  event: E,
  payload: PayloadOf<E>,
  { eventId = randomUUID(), correlationId = randomUUID(), occurredAt = new Date() }: Delivery = {},
): Promise<void> {
  const queues = new Queues(config);
  const jobId = `${eventId}-${consumer}`;
  const queue = queues.named(inboxOf(consumer));
  await queue.waitUntilReady();
  const envelope = { eventId, name: event.name, occurredAt: occurredAt.toISOString(), correlationId, payload };
  try {
    // Added again where a busy machine did not say within a second that it was: the id makes it one job.
    await eventually(() => queues.add(inboxOf(consumer), event.name, envelope, jobId));
    const failure = await eventually(async () => {
      const job = await queue.getJob(jobId);
      if (!job) return null;
      // The job as it was read may be older than its failure: its reason is read again.
      if (await job.isFailed()) return (await queue.getJob(jobId))?.failedReason ?? null;
      throw new Error(`${event.name} is still being handled`);
    });
    if (failure !== null) throw new Error(failure);
  } finally {
    await queues.close();
  }
}

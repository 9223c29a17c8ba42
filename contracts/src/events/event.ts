import * as z from 'zod/mini';
import { Instant } from '../shared/id.js';

/** A kind of fact that a service tells others: past tense, versioned, ids and facts only, no personal data beyond ids. */
export interface EventType<Name extends string = string, Payload extends z.core.$ZodType = z.core.$ZodType> {
  name: Name;
  payload: Payload;
}

export function eventType<Name extends string, Payload extends z.core.$ZodType>(
  name: Name,
  payload: Payload,
): EventType<Name, Payload> {
  return { name, payload };
}

export type PayloadOf<E> = E extends EventType<string, infer P> ? z.core.output<P> : never;

/** What travels in a job: the event with its identity, time and the correlation id of the request that caused it. */
export const EventEnvelope = z.strictObject({
  eventId: z.string(),
  name: z.string(),
  occurredAt: Instant,
  correlationId: z.string(),
  payload: z.unknown(),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;

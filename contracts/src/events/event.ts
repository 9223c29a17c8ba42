import * as z from 'zod/mini';
import { Instant } from '../shared/id.js';
import type { ServiceName } from '../shared/service.js';

/** A kind of fact that a service tells others: past tense, versioned, ids and facts only, no personal data beyond ids. */
export interface EventType<Name extends string = string, Payload extends z.core.$ZodType = z.core.$ZodType> {
  /** `<publisher>.<what>.<happened>.v<n>`. */
  name: Name;
  payload: Payload;
  /** Who reacts to it: one queue per consumer, `<consumer>.inbox`; the relay adds one job per name here. */
  heardBy: readonly ServiceName[];
}

/** Declares an event. */
export function eventType<Name extends string, Payload extends z.core.$ZodType>(
  name: Name,
  payload: Payload,
  { heardBy }: { heardBy: readonly ServiceName[] },
): EventType<Name, Payload> {
  return { name, payload, heardBy };
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

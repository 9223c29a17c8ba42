import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header that carries the correlation id in and out. */
export const CORRELATION_HEADER = 'X-Correlation-Id';

const current = new AsyncLocalStorage<string>();

/** The id of the request, job or question being worked on; a fresh one outside of any. */
export function correlationId(): string {
  return current.getStore() ?? randomUUID();
}

/** The id of the work going on, or undefined outside of any. */
export function ambientCorrelationId(): string | undefined {
  return current.getStore();
}

/** Runs `work` and all it starts under one correlation id. */
export function withCorrelation<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Accepts an id from outside if it is harmless, otherwise makes one. */
export function acceptCorrelationId(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

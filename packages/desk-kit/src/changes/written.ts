import type { ServiceName } from '@diwan/contracts/shared/service';

type Listener = (service: ServiceName) => void;

const listeners = new Set<Listener>();

/** Hears of a service whenever this window has tried to change something in it, whatever came of that. Answers how to hear no more. */
export function onWritten(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something in a service may have changed. */
export function tellWritten(service: ServiceName): void {
  for (const listener of listeners) listener(service);
}

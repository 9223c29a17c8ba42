import type { PageResult } from '@diwan/mf-kit';
import { useSyncExternalStore } from 'react';

type Alternates = PageResult['alternates'];

let alternates: Alternates;
const listeners = new Set<() => void>();

/** Set before the first drawing and by the stage for the page on show; the language switch in the header reads it. */
export function setAlternates(next: Alternates): void {
  alternates = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Paths of the page in the other language where it has one of its own. `first` is what the server rendered with. */
export function useAlternates(first: Alternates): Alternates {
  return useSyncExternalStore(
    subscribe,
    () => alternates,
    () => first,
  );
}

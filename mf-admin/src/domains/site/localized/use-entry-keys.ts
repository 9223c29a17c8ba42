import { useCallback, useState } from 'react';
import { moved } from './moved.js';

export interface EntryKeys {
  /** One per entry, in order; it stays with its entry when that moves. */
  keys: readonly number[];
  onMoved(index: number, by: -1 | 1): void;
  onRemoved(index: number): void;
}

/** Keys for entries that have no id, so that what is open and what has the focus go with an entry when it is moved. */
export function useEntryKeys(count: number): EntryKeys {
  const [kept, setKept] = useState<readonly number[]>([]);
  const onMoved = useCallback(
    (index: number, by: -1 | 1) => setKept((before) => moved(keysFor(count, before), index, by)),
    [count],
  );
  const onRemoved = useCallback(
    (index: number) => setKept((before) => keysFor(count, before).filter((_, place) => place !== index)),
    [count],
  );
  return { keys: keysFor(count, kept), onMoved, onRemoved };
}

/** The keys there are, and new ones for entries at the end. */
function keysFor(count: number, kept: readonly number[]): number[] {
  const fresh = Math.max(-1, ...kept) + 1;
  return Array.from({ length: count }, (_, index) => kept[index] ?? fresh + index);
}

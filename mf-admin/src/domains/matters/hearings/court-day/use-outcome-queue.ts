import { useShell, useUnsavedWork } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type OutcomeBox, outcomeBoxOf } from './outcome-box.js';
import type { NotedOutcome } from './outcome-queue.js';

export interface OutcomeQueue extends Pick<OutcomeBox, 'note' | 'drop'> {
  noted: readonly NotedOutcome[];
}

/** Outcomes on their way, sent as long as this is on the page. `taken` hears of each that the service took. */
export function useOutcomeQueue(taken?: (noted: NotedOutcome) => void): OutcomeQueue {
  const { session, problemText } = useShell();
  const queries = useQueryClient();
  const box = outcomeBoxOf(session.person?.id ?? '');
  const noted = useSyncExternalStore(box.subscribe, box.read);
  // Signing out clears this device: it asks first while something waits.
  useUnsavedWork(noted.length > 0);
  const say = useEffectEvent(problemText);
  const tried = useEffectEvent((one: NotedOutcome, left: NotedOutcome | null) => {
    void queries.invalidateQueries({ queryKey: ['hearings'] });
    if (left === null) taken?.(one);
  });
  useEffect(() => box.run({ say: (error) => say(error), tried: (one, left) => tried(one, left) }), [box]);
  return { noted, note: box.note, drop: box.drop };
}

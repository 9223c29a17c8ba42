import type { ServiceName } from '@diwan/contracts/shared/service';
import { onWritten } from '@diwan/desk-kit/changes/written';
import { useShell } from '@diwan/mf-kit';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../texts.js';
import { areasFor } from './areas.js';
import type { DeskEntry, Waiting } from './feature.js';

/** A minute: the counts beside the navigation need not be younger. */
const FRESH_MS = 60_000;

/** So long, in milliseconds, do counts wait for more changes: many are made in a row where several rows are chosen. */
const PAUSE_MS = 300;

/** Begins the keys of what waits in a service. */
const waitingOf = (service: ServiceName) => ['waiting', service];

export interface WaitingOf {
  entry: DeskEntry;
  /** Undefined while it is being asked for, and when it could not be. */
  waiting: Waiting | undefined;
}

/** What waits in each screen that this person may open; and whether all of it has been asked for. `when` false: not yet. */
export function useWaiting(when = true): { found: readonly WaitingOf[]; settled: boolean } {
  const t = useTexts();
  const { can, language, session } = useShell();
  const me = session.person?.id;
  const asking = areasFor(can).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.waiting ? [{ entry, ...entry.waiting }] : [])),
  );
  const answers = useQueries({
    queries: asking.map(({ entry, of, ask }) => ({
      queryKey: [...waitingOf(of), entry.name],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await ask()).default({ t, language, signal, me, can }),
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      enabled: when,
      retry: false,
    })),
  });
  return {
    found: asking.map(({ entry }, index) => ({ entry, waiting: answers[index]?.data })),
    settled: answers.every(({ isPending }) => !isPending),
  };
}

/** Counts follow every change that this window makes (F1). What follows it in another service comes within a minute. */
export function useWaitingFollowsChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const pauses = new Map<ServiceName, ReturnType<typeof setTimeout>>();
    const stop = onWritten((service) => {
      clearTimeout(pauses.get(service));
      const ask = () => queries.invalidateQueries({ queryKey: waitingOf(service) });
      pauses.set(service, setTimeout(ask, PAUSE_MS));
    });
    return () => {
      stop();
      for (const pause of pauses.values()) clearTimeout(pause);
    };
  }, [queries]);
}

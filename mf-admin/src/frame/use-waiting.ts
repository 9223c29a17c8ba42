import { useShell } from '@diwan/mf-kit';
import { useQueries } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import { areasFor } from './areas.js';
import type { DeskEntry, Waiting } from './feature.js';

/** A minute: the counts beside the navigation need not be younger. */
const FRESH_MS = 60_000;

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
    entries.flatMap((entry) => (entry.waiting ? [{ entry, ask: entry.waiting }] : [])),
  );
  const answers = useQueries({
    queries: asking.map(({ entry, ask }) => ({
      queryKey: ['waiting', entry.name],
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

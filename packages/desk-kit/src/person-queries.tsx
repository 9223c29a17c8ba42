import { ApiProblem, useShell } from '@diwan/mf-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';

const RETRIES = 1;

export interface PersonQueriesProps {
  /** How long an answer is shown without being asked for again, in milliseconds. Known answers are shown at once in any case. */
  freshMs: number;
  children: ReactNode;
}

/** One cache per signed-in person, and per client they look for, so that nobody is shown what was fetched for somebody else in the same tab (D-012). */
export function PersonQueries({ freshMs, children }: PersonQueriesProps) {
  const { session } = useShell();
  const personId = session.person?.id;
  const delegationId = session.person?.actingFor?.delegationId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another file, is the reason for another cache
  const client = useMemo(() => newQueryClient(freshMs), [personId, delegationId, freshMs]);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The cache's rules: what cannot succeed is not asked twice, and a failed request waits for nobody who is offline. */
export function newQueryClient(freshMs: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        networkMode: 'always',
        retryDelay: 500,
        retry: (count, error) => count < RETRIES && error instanceof ApiProblem && error.status >= 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

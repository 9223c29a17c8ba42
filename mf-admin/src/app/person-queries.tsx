import { ApiProblem, useShell } from '@diwan/mf-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';

const RETRIES = 1;
/** Ten seconds: going back and forth asks nothing again, and what a colleague changes is soon seen. */
const FRESH_MS = 10_000;

/** One cache per signed-in person, so that nobody is shown what was fetched for somebody else in the same tab. */
export function PersonQueries({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const personId = session.person?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is the reason for another cache
  const client = useMemo(newQueryClient, [personId]);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The cache's rules: what cannot succeed is not asked twice, and a failed request waits for nobody who is offline. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        retryDelay: 500,
        retry: (count, error) => count < RETRIES && error instanceof ApiProblem && error.status >= 500,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

import { ApiProblem } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import { checkStanding } from './api/check-standing.js';

/** How often it is asked whether an open document may still be read: it is covered within a minute. */
const EVERY_MS = 45_000;

/** Codes that end the reading; a line that broke or a server that is away does not. */
const ENDINGS: readonly string[] = [
  'NOT_FOUND',
  'DOCUMENT_EXPIRED',
  'ACCESS_LIMIT_REACHED',
  'SIGN_IN_REQUIRED',
  'FORBIDDEN',
];

/** Why an open document may no longer be read; null while it may. Asked every 45 seconds and when the window is looked at again. */
export function useStanding(documentId: string): ApiProblem | null {
  const { error } = useQuery({
    queryKey: ['standing', documentId],
    queryFn: async () => {
      await checkStanding(documentId);
      return true;
    },
    initialData: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return error instanceof ApiProblem && ENDINGS.includes(error.code) ? error : null;
}

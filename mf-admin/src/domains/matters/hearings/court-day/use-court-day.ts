import { listHearingDays } from '@diwan/contracts/matters/hearings/http';
import { ApiProblem, callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** A day in the corridor: what was read stays for as long as the page may be open. */
const A_DAY_MS = 86_400_000;

/** Hearings of one lawyer from one day until another. What was read stays on the page when there is no coverage (desk.md). */
export const useCourtDays = (lawyerId: string, from: string, to: string, enabled = true) =>
  useQuery({
    queryKey: ['hearings', 'court-day', lawyerId, from, to],
    // Asked without coverage too: the failure is what says since when the day stands as it does.
    networkMode: 'always',
    retry: false,
    gcTime: A_DAY_MS,
    queryFn: ({ signal }) => callApi(listHearingDays, { query: { lawyerId, from, to } }, { signal }),
    enabled,
  });

/** Whether a failure is one of coverage: what was read before is then shown with its time. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiProblem && ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE'].includes(error.code);

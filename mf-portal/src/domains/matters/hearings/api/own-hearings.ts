import type { HearingAnswer } from '@diwan/contracts/matters/hearings/hearing';
import { answerHearing, listOwnHearings, type OwnHearing as Row } from '@diwan/contracts/matters/hearings/own.http';
import { callApi } from '@diwan/mf-kit';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';

export type OwnHearing = z.infer<typeof Row>;

const LIMIT = 20;

/** The client's hearings, of one case or of all, upcoming from the earliest or past from the latest; more of them on demand. */
export const useOwnHearings = (view: 'upcoming' | 'past', caseId?: string) =>
  useInfiniteQuery({
    queryKey: ['hearings', 'list', view, caseId ?? 'all'],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(listOwnHearings, { query: { view, page, limit: LIMIT, ...(caseId && { caseId }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * LIMIT < total ? page + 1 : undefined),
  });

/** Says whether one comes to a hearing. */
export function useAnswerHearing() {
  const queries = useQueryClient();
  return async (id: string, answer: HearingAnswer): Promise<void> => {
    await callApi(answerHearing, { params: { id }, body: { answer, note: '' } });
    await queries.invalidateQueries({ queryKey: ['hearings'] });
  };
}

import {
  confirmDeadline,
  type Deadline,
  dismissDeadline,
  listDeadlines,
  moveDeadlineTrigger,
  proposeDeadline,
  reckonDeadline,
  reopenDeadline,
} from '@diwan/contracts/matters/deadlines/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['deadlines'] as const;

/** Reads the deadlines of a case, the earliest first. */
export const fetchDeadlines = (caseId: string, signal?: AbortSignal): Promise<Deadline[]> =>
  callApi(listDeadlines, { query: { caseId } }, signal && { signal });

/** The deadlines of a case. */
export const useDeadlines = (caseId: string) =>
  useQuery({ queryKey: [...KEY, caseId], queryFn: ({ signal }) => fetchDeadlines(caseId, signal) });

/** What a rule makes of a day; nothing is asked before both are chosen. */
export const useReckoning = (ruleId: string, triggerDay: string) =>
  useQuery({
    queryKey: [...KEY, 'reckoning', ruleId, triggerDay],
    queryFn: ({ signal }) => callApi(reckonDeadline, { query: { ruleId, triggerDay } }, { signal }),
    enabled: ruleId !== '' && /^\d{4}-\d{2}-\d{2}$/.test(triggerDay),
    retry: false,
  });

/** Changes of deadlines; they and their tasks are asked for again, whatever came of it. */
export function useDeadlineDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => {
      for (const queryKey of [KEY, ['tasks']]) void queries.invalidateQueries({ queryKey });
    });
  return {
    propose: (body: BodyOf<typeof proposeDeadline>) => asked(callApi(proposeDeadline, { body })),
    confirm: ({ id, version }: Deadline, ownerId: string | null) =>
      asked(callApi(confirmDeadline, { params: { id }, body: { ownerId, version } })),
    dismiss: ({ id, version }: Deadline) => asked(callApi(dismissDeadline, { params: { id }, body: { version } })),
    reopen: ({ id, version }: Deadline) => asked(callApi(reopenDeadline, { params: { id }, body: { version } })),
    moveTrigger: ({ id, version }: Deadline, triggerDay: string) =>
      asked(callApi(moveDeadlineTrigger, { params: { id }, body: { triggerDay, version } })),
  };
}

import {
  confirmCourtCalendar,
  confirmDeadlineRule,
  type DeadlineTable,
  getDeadlineTable,
  setDeadlineTable,
} from '@diwan/contracts/matters/deadlines/rules.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['deadline-rules'] as const;

/** Reads the rules and recesses as they are now. */
export const fetchDeadlineTable = (signal?: AbortSignal): Promise<DeadlineTable> =>
  callApi(getDeadlineTable, undefined, signal && { signal });

/** The rules of deadlines and the recesses. */
export const useDeadlineTable = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchDeadlineTable(signal) });

/** Writes the table, and confirms a rule of it, or its calendar. */
export function useTableDeeds() {
  const queries = useQueryClient();
  const kept = async (answer: Promise<DeadlineTable>): Promise<DeadlineTable> => {
    const saved = await answer;
    await queries.invalidateQueries({ queryKey: KEY });
    return saved;
  };
  return {
    set: (body: BodyOf<typeof setDeadlineTable>) => kept(callApi(setDeadlineTable, { body })),
    confirmRule: (id: string, version: number) =>
      kept(callApi(confirmDeadlineRule, { params: { id }, body: { version } })),
    confirmCalendar: (version: number) => kept(callApi(confirmCourtCalendar, { body: { version } })),
  };
}

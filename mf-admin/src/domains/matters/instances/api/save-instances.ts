import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { type Instance, setInstances } from '@diwan/contracts/matters/instances/http';
import { ApiProblem, callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { caseKey } from '../../cases/api/get-case.js';

/** Changes the list that was last read. When somebody else changed the case meanwhile, it is read again and the refusal passed on (D-129). */
export function useSaveInstances(
  record: LegalCase,
): (change: (instances: readonly Instance[]) => Instance[]) => Promise<void> {
  const queries = useQueryClient();
  const key = caseKey(record.id);
  return async (change) => {
    const { instances, version } = queries.getQueryData<LegalCase>(key) ?? record;
    try {
      await callApi(setInstances, { params: { id: record.id }, body: { instances: change(instances), version } });
    } finally {
      // Court and file number of the case follow from the list, so that it is asked for again.
      await queries.invalidateQueries({ queryKey: ['cases'] });
    }
  };
}

/** Whether two rows say the same: instances have no number of their own. */
export const isSameInstance = (one: Instance, other: Instance): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the service refused because somebody else changed the case. */
export const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'CONFLICT';

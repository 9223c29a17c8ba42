import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { type Party, setParties } from '@diwan/contracts/matters/parties/http';
import { ApiProblem, callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Changes the list that was last read. When somebody else changed the case meanwhile, it is read again and the refusal passed on. */
export function useSaveParties(record: LegalCase): (change: (parties: readonly Party[]) => Party[]) => Promise<void> {
  const queries = useQueryClient();
  const key = ['cases', 'one', record.id];
  return async (change) => {
    const { parties, version } = queries.getQueryData<LegalCase>(key) ?? record;
    try {
      const saved = await callApi(setParties, {
        params: { id: record.id },
        body: { parties: change(parties), version },
      });
      queries.setQueryData<LegalCase>(key, (now) => now && { ...now, ...saved });
      await queries.invalidateQueries({ queryKey: ['cases', 'list'] });
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'CONFLICT') await queries.invalidateQueries({ queryKey: key });
      throw error;
    }
  };
}

/** Whether two rows say the same: people of a case have no number of their own. */
export const isSameParty = (one: Party, other: Party): boolean => JSON.stringify(one) === JSON.stringify(other);

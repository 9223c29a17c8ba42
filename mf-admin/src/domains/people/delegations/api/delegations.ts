import { listClientDelegations, revokeClientDelegation } from '@diwan/contracts/people/delegations/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Whom a client named. */
export const useDelegations = (clientId: string) =>
  useQuery({
    queryKey: ['delegations', clientId],
    queryFn: ({ signal }) => callApi(listClientDelegations, { params: { id: clientId } }, { signal }),
  });

/** Ends what a delegate may look at, for the firm. */
export function useEndDelegation(clientId: string) {
  const queries = useQueryClient();
  return async (delegationId: string): Promise<void> => {
    try {
      await callApi(revokeClientDelegation, { params: { id: clientId, delegationId } });
    } finally {
      await queries.invalidateQueries({ queryKey: ['delegations', clientId] });
    }
  };
}

import { getProof, listProofs, matchProof, refuseProof } from '@diwan/contracts/money/payment-proofs/http';
import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['money', 'payment-proofs'];

/** A page of proofs of one state. */
export const useProofs = (query: { page: number; state: ProofState }) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => callApi(listProofs, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useProof = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: () => callApi(getProof, { params: { id } }) });

/** Where the photo or PDF is read; the session says who reads it. */
export const proofAddress = (id: string): string => `/api/billing/payment-proofs/${id}/file`;

/** Says what a proof proves, or why it proves nothing; the lists follow. */
export function useProofDeeds(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    match: async (paymentId: string) => {
      await callApi(matchProof, { params, body: { paymentId } });
      await told();
    },
    refuse: async (reason: string) => {
      await callApi(refuseProof, { params, body: { reason } });
      await told();
    },
  };
}

import { getProof, listProofs, matchProof, refuseProof } from '@diwan/contracts/money/payment-proofs/http';
import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

const KEY = ['money', 'payment-proofs'];

/** A page of proofs of one state. */
export const useProofs = (query: { page: number; state: ProofState }) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => callApi(listProofs, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One proof; nothing is asked without an id. */
export const useProof = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: () => callApi(getProof, { params: { id } }), enabled: id !== '' });

/** Where the photo or PDF is read; the session says who reads it. */
export const proofAddress = (id: string): string => `/api/billing/payment-proofs/${id}/file`;

/** Says which payment or deposit a proof proves; all that is about money is asked for again. */
export function useMatchProof() {
  const moneyMoved = useMoneyMoved();
  return (id: string, receiptId: string) =>
    callApi(matchProof, { params: { id }, body: { receiptId } }).finally(() => void moneyMoved());
}

/** Says what a proof proves, or why it proves nothing; the lists follow. */
export function useProofDeeds(id: string) {
  const queries = useQueryClient();
  const match = useMatchProof();
  const params = { id };
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    match: (receiptId: string) => match(id, receiptId),
    refuse: async (reason: string) => {
      await callApi(refuseProof, { params, body: { reason } });
      await told();
    },
  };
}

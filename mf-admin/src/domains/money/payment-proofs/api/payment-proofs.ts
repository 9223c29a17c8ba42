import {
  getProof,
  listProofs,
  matchProof,
  recordProvenDeposit,
  recordProvenPayment,
  refuseProof,
} from '@diwan/contracts/money/payment-proofs/http';
import type { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

const KEY = ['money', 'payment-proofs'];

/** A page of proofs of one state. */
export const useProofs = (query: { page: number; state: ProofState }) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => callApi(listProofs, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One proof as it is now. */
export const fetchProof = (id: string) => callApi(getProof, { params: { id } });

/** One proof; nothing is asked without an id. */
export const useProof = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: () => fetchProof(id), enabled: id !== '' });

/** Where the photo or PDF is read; the session says who reads it. */
export const proofAddress = (id: string): string => `/api/billing/payment-proofs/${id}/file`;

/** Records the payment or the deposit that a proof proves, and that it does; all that is about money is asked for again. */
export function useRecordProven() {
  const moneyMoved = useMoneyMoved();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => void moneyMoved());
  return {
    payment: (id: string, body: BodyOf<typeof recordProvenPayment>) =>
      asked(callApi(recordProvenPayment, { params: { id }, body })),
    deposit: (id: string, body: BodyOf<typeof recordProvenDeposit>) =>
      asked(callApi(recordProvenDeposit, { params: { id }, body })),
  };
}

/** Says which recorded payment or deposit a proof proves, or why it proves nothing; the lists follow. */
export function useProofDeeds(id: string) {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  const params = { id };
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    match: (receiptId: string) => callApi(matchProof, { params, body: { receiptId } }).finally(() => void moneyMoved()),
    refuse: async (reason: string) => {
      await callApi(refuseProof, { params, body: { reason } });
      await told();
    },
  };
}

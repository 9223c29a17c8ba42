import {
  listOwnDepositProofs,
  listOwnProofs,
  type OwnProof,
  sendDepositProof,
  sendProof,
} from '@diwan/contracts/money/payment-proofs/own.http';
import type { Money } from '@diwan/contracts/shared/money';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a proof is sent for, and what is left of it. */
export interface Provable {
  kind: 'invoice' | 'deposit';
  id: string;
  left: Money;
}

/** Where a proof of something is sent. */
export const sendingOf = (kind: Provable['kind']) => (kind === 'invoice' ? sendProof : sendDepositProof);

const keyOf = ({ kind, id }: Pick<Provable, 'kind' | 'id'>) => ['billing', 'proofs', kind, id];

/** What was sent to show that something was paid. */
export const useOwnProofs = (of: Provable): UseQueryResult<OwnProof[]> => useQuery(proofsOf(of));

/** The same of several deposits. */
export const useProofsOfDeposits = (ids: readonly string[]): UseQueryResult<OwnProof[]>[] =>
  useQueries({ queries: ids.map((id) => proofsOf({ kind: 'deposit', id })) });

const proofsOf = ({ kind, id }: Pick<Provable, 'kind' | 'id'>) => ({
  queryKey: keyOf({ kind, id }),
  queryFn: () => callApi(kind === 'invoice' ? listOwnProofs : listOwnDepositProofs, { params: { id } }),
});

/** Asks for the list again, when one was sent. */
export function useProofSent(of: Provable): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(of) });
}

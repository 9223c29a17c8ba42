import {
  depositFunds,
  listFundBalances,
  listFundMovements,
  previewReversal,
  refundFunds,
  reverseFundMovement,
  transferFunds,
} from '@diwan/contracts/money/client-funds/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** Whether money comes or goes back. */
export type FundDeed = 'deposit' | 'refund';
export type FundBody = BodyOf<typeof depositFunds>;

/** A page of the movements of a client's money, the latest first. */
export const useFundMovements = (clientId: string, page: number) =>
  useQuery({
    queryKey: ['money', 'fund-movements', clientId, page],
    queryFn: ({ signal }) => callApi(listFundMovements, { query: { clientId, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What is held of a client, case by case. */
export const useFundBalances = (clientId: string) =>
  useQuery({
    queryKey: ['money', 'fund-balances', clientId],
    queryFn: ({ signal }) => callApi(listFundBalances, { params: { id: clientId } }, { signal }),
  });

/** Pays an invoice from what is held; all that is about money is asked for again. */
export function useTransferFunds() {
  const moneyMoved = useMoneyMoved();
  return (invoiceId: string, body: BodyOf<typeof transferFunds>) =>
    callApi(transferFunds, { params: { id: invoiceId }, body }).finally(() => void moneyMoved());
}

/** What reversing a movement would take back beside it, as it is now. */
export const useReversalPreview = (id: string, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: ['money', 'reversal-preview', id],
    queryFn: ({ signal }) => callApi(previewReversal, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Reverses a movement; all that is about money is asked for again. */
export function useReverseMovement() {
  const moneyMoved = useMoneyMoved();
  return (id: string, body: BodyOf<typeof reverseFundMovement>) =>
    callApi(reverseFundMovement, { params: { id }, body }).finally(() => void moneyMoved());
}

/** Takes money in trust, or gives it back; all that is about money is asked for again. */
export function useMoveFunds(deed: FundDeed, clientId: string) {
  const moneyMoved = useMoneyMoved();
  const params = { id: clientId };
  return ({ requestId, ...body }: FundBody) => {
    const answer =
      deed === 'deposit'
        ? callApi(depositFunds, { params, body: { ...body, requestId } })
        : callApi(refundFunds, { params, body });
    return answer.finally(() => void moneyMoved());
  };
}

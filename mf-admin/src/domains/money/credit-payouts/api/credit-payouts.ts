import { listCreditPayouts, payOutCredit, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** A page of what of a client's credit went back to them, the latest first. */
export const useCreditPayouts = (clientId: string, page: number) =>
  useQuery({
    queryKey: ['money', 'credit-payouts', clientId, page],
    queryFn: ({ signal }) => callApi(listCreditPayouts, { params: { id: clientId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Pays credit out, and reverses that; all that is about money is asked for again. */
export function useCreditPayoutDeeds() {
  const moneyMoved = useMoneyMoved();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => void moneyMoved());
  return {
    payOut: (clientId: string, body: BodyOf<typeof payOutCredit>) =>
      asked(callApi(payOutCredit, { params: { id: clientId }, body })),
    reverse: (id: string, body: BodyOf<typeof reverseCreditPayout>) =>
      asked(callApi(reverseCreditPayout, { params: { id }, body })),
  };
}

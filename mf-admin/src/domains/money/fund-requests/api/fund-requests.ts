import {
  askForFunds,
  listFundRequests,
  listFundThresholds,
  setFundThreshold,
  withdrawFundRequest,
} from '@diwan/contracts/money/fund-requests/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** Deposits that a client was asked for, the latest first. */
export const useFundRequests = (clientId: string) =>
  useQuery({
    queryKey: ['money', 'fund-requests', clientId],
    queryFn: ({ signal }) => callApi(listFundRequests, { params: { id: clientId } }, { signal }),
  });

/** Below what a low balance of a client is told. */
export const useFundThresholds = (clientId: string) =>
  useQuery({
    queryKey: ['money', 'fund-thresholds', clientId],
    queryFn: ({ signal }) => callApi(listFundThresholds, { params: { id: clientId } }, { signal }),
  });

/** Asking, taking back, and setting when a low balance is told; all that is about money is asked for again. */
export function useFundRequestDeeds(clientId: string) {
  const moneyMoved = useMoneyMoved();
  const params = { id: clientId };
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => void moneyMoved());
  return {
    ask: (body: BodyOf<typeof askForFunds>) => asked(callApi(askForFunds, { params, body })),
    withdraw: (id: string, reason: string) => asked(callApi(withdrawFundRequest, { params: { id }, body: { reason } })),
    setThreshold: (body: BodyOf<typeof setFundThreshold>) => asked(callApi(setFundThreshold, { params, body })),
  };
}

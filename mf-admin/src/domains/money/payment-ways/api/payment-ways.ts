import {
  changePaymentWay,
  createPaymentWay,
  listPaymentWays,
  type PaymentWay,
  type PaymentWayFields,
} from '@diwan/contracts/money/payment-ways/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['money', 'payment-ways'];

/** All ways to pay, also those that are switched off. */
export const usePaymentWays = () => useQuery({ queryKey: KEY, queryFn: () => callApi(listPaymentWays) });

/** One as it is now: they are told whole. */
export async function fetchPaymentWay({ id }: PaymentWay): Promise<PaymentWay> {
  const found = (await callApi(listPaymentWays)).find((way) => way.id === id);
  if (!found) throw new Error('The way to pay is gone');
  return found;
}

/** Adds one, changes one, switches one on or off. The list follows, also when it was refused: somebody else may have changed it. */
export function usePaymentWayDeeds() {
  const queries = useQueryClient();
  const told = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    add: (fields: PaymentWayFields) => callApi(createPaymentWay, { body: fields }).finally(told),
    change: ({ id, version, active }: Pick<PaymentWay, 'id' | 'version' | 'active'>, fields: PaymentWayFields) =>
      callApi(changePaymentWay, { params: { id }, body: { fields, active, version } }).finally(told),
  };
}

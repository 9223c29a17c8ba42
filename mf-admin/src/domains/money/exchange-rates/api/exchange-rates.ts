import { type ExchangeRate, listExchangeRates, setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** The rates of days, newest first. */
export const useExchangeRates = () =>
  useQuery({
    queryKey: ['money', 'exchange-rates'],
    queryFn: ({ signal }) => callApi(listExchangeRates, undefined, { signal }),
  });

/** Enters the rate of a day; what is reckoned with rates is asked for again. */
export function useSetExchangeRate() {
  const moneyMoved = useMoneyMoved();
  return async (day: string, body: BodyOf<typeof setExchangeRate>): Promise<ExchangeRate> => {
    const saved = await callApi(setExchangeRate, { params: { day }, body });
    await moneyMoved();
    return saved;
  };
}

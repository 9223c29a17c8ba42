import { listVatRates, setVatRate, type VatRate } from '@diwan/contracts/money/vat-rates/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** Rates of value added tax, newest first. */
export const useVatRates = () =>
  useQuery({
    queryKey: ['money', 'vat-rates'],
    queryFn: ({ signal }) => callApi(listVatRates, undefined, { signal }),
  });

/** Enters the rate that holds from a day on. */
export function useSetVatRate() {
  const moneyMoved = useMoneyMoved();
  return async (from: string, body: BodyOf<typeof setVatRate>): Promise<VatRate> => {
    const saved = await callApi(setVatRate, { params: { from }, body });
    await moneyMoved();
    return saved;
  };
}

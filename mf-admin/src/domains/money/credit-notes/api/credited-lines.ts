import { listCreditedLines, setLinesBillable } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

/** Lines of an invoice that were taken back whole, and what became of their work. */
export const useCreditedLines = (invoiceId: string, enabled = true) =>
  useQuery({
    queryKey: ['money', 'credited-lines', invoiceId],
    queryFn: ({ signal }) => callApi(listCreditedLines, { params: { id: invoiceId } }, { signal }),
    enabled,
  });

/** Says whether what some of them charged for can be billed again; all that is about money is asked for again, whatever came of it. */
export function useSetLinesBillable(invoiceId: string) {
  const moneyMoved = useMoneyMoved();
  return (places: number[], billable: boolean) =>
    callApi(setLinesBillable, { params: { id: invoiceId }, body: { places, billable } }).finally(
      () => void moneyMoved(),
    );
}

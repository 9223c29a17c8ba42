import {
  type CreditedLine,
  listCreditedLines,
  setLinesBillable,
} from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

const keyOf = (invoiceId: string) => ['money', 'credited-lines', invoiceId] as const;

const fetchLines = (invoiceId: string, signal: AbortSignal): Promise<CreditedLine[]> =>
  callApi(listCreditedLines, { params: { id: invoiceId } }, { signal });

/** Lines of an invoice that were credited in full, and what became of their work. */
export const useCreditedLines = (invoiceId: string, enabled: boolean) =>
  useQuery({ queryKey: keyOf(invoiceId), queryFn: ({ signal }) => fetchLines(invoiceId, signal), enabled });

/** The same as they are when one begins to look, for what begins with them. */
export const useCreditedLinesNow = (invoiceId: string) =>
  useQuery({
    queryKey: [...keyOf(invoiceId), 'now'],
    queryFn: ({ signal }) => fetchLines(invoiceId, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Says whether what some of them charged for can be billed again; all that is about money is asked for again, whatever came of it. */
export function useSetLinesBillable(invoiceId: string) {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  return async (places: number[], billable: boolean): Promise<void> => {
    const answer = callApi(setLinesBillable, { params: { id: invoiceId }, body: { places, billable } });
    const lines = await answer.finally(() => void moneyMoved());
    queries.setQueryData(keyOf(invoiceId), lines);
  };
}

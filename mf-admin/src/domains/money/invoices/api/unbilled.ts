import { listUnbilledExpenses, type UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import { listUnbilledTime } from '@diwan/contracts/money/time-entries/clients.http';
import type { Currency } from '@diwan/contracts/shared/money';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Approved work for a client that no invoice has yet, in a currency; of one case where that is given. */
export const useUnbilledTime = (clientId: string, caseId: string, currency: Currency) =>
  useQuery({
    queryKey: ['money', 'unbilled-time', clientId, caseId, currency],
    queryFn: ({ signal }) =>
      callApi(
        listUnbilledTime,
        { params: { id: clientId }, query: { currency, ...(caseId && { caseId }) } },
        { signal },
      ),
  });

const expensesKey = (clientId: string) => ['money', 'unbilled-expenses', clientId] as const;

const fetchExpenses = (clientId: string, signal: AbortSignal): Promise<UnbilledExpense[]> =>
  callApi(listUnbilledExpenses, { params: { id: clientId } }, { signal });

/** What a client can be charged for and was not yet. */
export const useUnbilledExpenses = (clientId: string) =>
  useQuery({ queryKey: expensesKey(clientId), queryFn: ({ signal }) => fetchExpenses(clientId, signal) });

/** The same as it is when one begins to look, for what begins with it. */
export const useUnbilledExpensesNow = (clientId: string) =>
  useQuery({
    queryKey: [...expensesKey(clientId), 'now'],
    queryFn: ({ signal }) => fetchExpenses(clientId, signal),
    staleTime: 0,
    gcTime: 0,
  });

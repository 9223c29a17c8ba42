import { listUnbilledExpenses } from '@diwan/contracts/money/expenses/http';
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

/** What a client can be charged for and was not yet. */
export const useUnbilledExpenses = (clientId: string) =>
  useQuery({
    queryKey: ['money', 'unbilled-expenses', clientId],
    queryFn: ({ signal }) => callApi(listUnbilledExpenses, { params: { id: clientId } }, { signal }),
  });

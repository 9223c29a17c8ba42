import {
  type ClientAccount,
  getCaseMoney,
  getClientAccount,
  listCasesToBill,
} from '@diwan/contracts/money/client-accounts/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** A client's account as a record of its own. */
type AccountRecord = ClientAccount & { id: string };

/** Reads how a client stands. */
const fetchAccount = async (clientId: string, signal: AbortSignal): Promise<AccountRecord> => ({
  ...(await callApi(getClientAccount, { params: { id: clientId } }, { signal })),
  id: clientId,
});

/** Its place among what was asked. All that is about money is asked for again when money moves, see `useMoneyMoved`. */
const accountKey = (clientId: string) => ['money', 'account', clientId] as const;

/** How a client stands; not asked for without a client, or before it is needed. */
export const useClientAccount = (clientId: string, enabled = true) =>
  useQuery({
    queryKey: accountKey(clientId),
    queryFn: ({ signal }) => fetchAccount(clientId, signal),
    enabled: enabled && clientId !== '',
  });

/** The money of a case. */
export const useCaseMoney = (caseId: string) =>
  useQuery({
    queryKey: ['money', 'of-case', caseId],
    queryFn: ({ signal }) => callApi(getCaseMoney, { params: { id: caseId } }, { signal }),
  });

/** Cases of a client that something can be billed for. */
export const useCasesToBill = (clientId: string) =>
  useQuery({
    queryKey: ['money', 'cases-to-bill', clientId],
    queryFn: ({ signal }) => callApi(listCasesToBill, { params: { id: clientId } }, { signal }),
    enabled: clientId !== '',
  });

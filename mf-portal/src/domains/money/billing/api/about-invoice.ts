import {
  askAboutBill,
  listOwnBillQuestions,
  type OwnBillQuestion,
} from '@diwan/contracts/money/bill-questions/own.http';
import { type FollowUp, getOwnFollowUp, promisePayment } from '@diwan/contracts/money/payment-reminders/http';
import { listOwnPaymentWays, type OwnPaymentWay } from '@diwan/contracts/money/payment-ways/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (what: string, id: string) => ['billing', what, id];

/** What was asked about an invoice, and the answers. */
export const useOwnQuestions = (id: string): UseQueryResult<OwnBillQuestion[]> =>
  useQuery({ queryKey: keyOf('questions', id), queryFn: () => callApi(listOwnBillQuestions, { params: { id } }) });

/** How an invoice of a currency can be paid. */
export const useOwnWays = (currency: Currency): UseQueryResult<OwnPaymentWay[]> => useQuery(waysIn(currency));

/** The same of several currencies. */
export const useAllOwnWays = (currencies: readonly Currency[]): UseQueryResult<OwnPaymentWay[]>[] =>
  useQueries({ queries: currencies.map(waysIn) });

const waysIn = (currency: Currency) => ({
  queryKey: keyOf('ways', currency),
  queryFn: () => callApi(listOwnPaymentWays, { query: { currency } }),
});

/** What was promised. */
export const useOwnPromise = (id: string): UseQueryResult<FollowUp> =>
  useQuery({ queryKey: keyOf('promise', id), queryFn: () => callApi(getOwnFollowUp, { params: { id } }) });

/** What a client does about an invoice; the lists follow. */
export function useAboutInvoice(id: string) {
  const queries = useQueryClient();
  const params = { id };
  return {
    ask: async (line: number | null, text: string) => {
      const asked = await callApi(askAboutBill, { params, body: { line, text } });
      queries.setQueryData<OwnBillQuestion[]>(keyOf('questions', id), (known = []) => [
        ...known.filter((question) => question.id !== asked.id),
        asked,
      ]);
    },
    promise: async (day: string) => {
      queries.setQueryData(keyOf('promise', id), await callApi(promisePayment, { params, body: { day } }));
    },
  };
}

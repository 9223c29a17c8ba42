import type { InputOf } from '@diwan/contracts/http/endpoint';
import {
  getPayment,
  listPayments,
  type Payment,
  previewVoid,
  recordPayment,
  takeBackCredit,
  useCredit,
  voidPayment,
} from '@diwan/contracts/money/payments/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';
import { useMoneyMoved } from '../../client-accounts/use-money-moved.js';

export type PaymentBody = BodyOf<typeof recordPayment>;

type Filters = Partial<Omit<InputOf<typeof listPayments>['query'], 'page'>>;
export interface PaymentQuery extends Filters {
  page: number;
}

/** A page of receipts, the latest payment first. */
export const usePayments = (query: PaymentQuery) =>
  useQuery({
    queryKey: ['money', 'payments', query],
    queryFn: ({ signal }) => callApi(listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Reads a receipt as it is now. */
const fetchPayment = (id: string, signal: AbortSignal): Promise<Payment> =>
  callApi(getPayment, { params: { id } }, { signal });

/** Its place among what was asked. */
const paymentKey = (id: string) => ['money', 'payment', id] as const;

/** One receipt. */
export const usePayment = (id: string) =>
  useQuery({ queryKey: paymentKey(id), queryFn: ({ signal }) => fetchPayment(id, signal) });

/** What voiding a receipt would take back beside it, as it is now. */
export const useVoidPreview = (id: string) =>
  useQuery({
    queryKey: ['money', 'void-preview', id],
    queryFn: ({ signal }) => callApi(previewVoid, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Recording, voiding, and using what was paid too much; all that is about money is asked for again. */
export function usePaymentDeeds() {
  const queries = useQueryClient();
  const moneyMoved = useMoneyMoved();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => void moneyMoved());
  return {
    record: (body: PaymentBody) => asked(callApi(recordPayment, { body })),
    async annul(id: string, body: BodyOf<typeof voidPayment>) {
      const payment = await asked(callApi(voidPayment, { params: { id }, body }));
      queries.setQueryData(paymentKey(id), payment);
    },
    returnCredit: (params: { id: string; useId: string }, body: BodyOf<typeof takeBackCredit>) =>
      asked(callApi(takeBackCredit, { params, body })),
    applyCredit: (invoiceId: string, body: BodyOf<typeof useCredit>) =>
      asked(callApi(useCredit, { params: { id: invoiceId }, body })),
  };
}

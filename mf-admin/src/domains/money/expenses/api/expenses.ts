import type { RequestOf } from '@diwan/contracts/http/endpoint';
import {
  changeExpense,
  createExpense,
  decideExpense,
  deleteExpense,
  type Expense,
  getExpense,
  getExpenseTotals,
  listExpenses,
  putReceipt,
  readReceipt,
  restoreExpense,
} from '@diwan/contracts/money/expenses/http';
import { apiPath, callApi, uploadFile } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['expenses'] as const;

export type ExpenseBody = BodyOf<typeof createExpense>;
export type ExpenseQuery = RequestOf<typeof listExpenses>['query'];

/** A page of expenses. */
export const useExpenses = (query: ExpenseQuery) =>
  useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => callApi(listExpenses, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The cards above the list. */
export const useExpenseTotals = () =>
  useQuery({
    queryKey: [...KEY, 'totals'],
    queryFn: ({ signal }) => callApi(getExpenseTotals, undefined, { signal }),
  });

/** One expense as it is now. */
export const fetchExpense = ({ id }: { id: string }): Promise<Expense> => callApi(getExpense, { params: { id } });

/** One expense, when an address names it. */
export const useExpense = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: () => fetchExpense({ id }),
    enabled: /^[0-9a-f]{24}$/.test(id),
  });

/** Where the photo or PDF of a receipt is read. */
export const receiptHref = (id: string): string => apiPath(readReceipt, { params: { id } });

/** What is done to expenses; lists, cards and reports are asked for again, whatever came of it. */
export function useExpenseDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => {
      for (const stale of ['expenses', 'accounting', 'budgets']) void queries.invalidateQueries({ queryKey: [stale] });
    });
  const of = (id: string) => ({ params: { id } });
  return {
    create: (body: ExpenseBody) => asked(callApi(createExpense, { body })),
    change: (id: string, body: ExpenseBody, version: number) =>
      asked(callApi(changeExpense, { ...of(id), body: { ...body, version } })),
    approve: ({ id, version }: Expense) =>
      asked(callApi(decideExpense, { ...of(id), body: { to: 'approved', version } })),
    reject: ({ id, version }: Expense, reason: string) =>
      asked(callApi(decideExpense, { ...of(id), body: { to: 'rejected', reason, version } })),
    remove: (id: string) => asked(callApi(deleteExpense, of(id))),
    restore: (id: string) => asked(callApi(restoreExpense, of(id))),
    attach: (id: string, file: File) => asked(uploadFile(putReceipt, of(id), file)),
  };
}

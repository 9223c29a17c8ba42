import { getBudgets, setBudget } from '@diwan/contracts/money/budgets/http';
import type { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import type { Currency } from '@diwan/contracts/shared/money';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

/** The budgets of a year in one currency, with what was used. */
export const useBudgets = (year: number, currency: Currency) =>
  useQuery({
    queryKey: ['budgets', year, currency],
    queryFn: ({ signal }) => callApi(getBudgets, { query: { year, currency } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Sets a budget; the year is read again. */
export function useSetBudget() {
  const queries = useQueryClient();
  return async (month: string, category: ExpenseCategory, body: BodyOf<typeof setBudget>): Promise<void> => {
    await callApi(setBudget, { params: { month, category }, body });
    await queries.invalidateQueries({ queryKey: ['budgets'] });
  };
}

import { getExpenseTotals, listExpenses } from '@diwan/contracts/money/expenses/http';
import { callApi, formatMoney } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';

const SHOWN = 5;

/** Expenses that wait for the approval of who looks, the earliest first; who may not approve is kept waiting by somebody else. */
const ask: AskWaiting = async ({ t, signal }) => {
  const { toDecide } = await callApi(getExpenseTotals, undefined, { signal });
  if (toDecide === 0) return { count: 0, exact: true, lines: [] };
  const query = { state: 'submitted', sort: 'day', limit: SHOWN } as const;
  const { items, total, exact } = await callApi(listExpenses, { query }, { signal });
  const lines = items.map((expense) => ({
    id: expense.id,
    text: expense.description,
    detail: `${formatMoney(expense.amount)} · ${expense.createdBy.name}`,
    href: '/admin/expenses?state=submitted',
    action: t('expenses.look'),
  }));
  return { count: total, exact, lines };
};
export default ask;

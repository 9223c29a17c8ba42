import type { Expense } from '@diwan/contracts/money/expenses/http';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useExpenseDeeds } from './api/expenses.js';

/** What is done to an expense at once, and said afterwards. */
export function useExpenseMoves() {
  const t = useTexts();
  const say = useSay();
  const deeds = useExpenseDeeds();
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      say.done(done);
    } catch (error) {
      say.failed(t('expenses.saveFailed'), error);
    }
  };
  return {
    approve: (expense: Expense) => run(() => deeds.approve(expense), t('expenses.approved')),
    restore: (id: string) => run(() => deeds.restore(id), t('expenses.restored')),
  };
}

import { Together } from '@diwan/desk-kit/together';
import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { useExpense, useExpenseTotals } from './api/expenses.js';
import { ExpenseSheet } from './form/expense-sheet.js';
import { ExpenseFilters } from './list/expense-filters.js';
import { ExpenseTable } from './list/expense-table.js';
import { ExpenseTotals } from './list/expense-totals.js';

/** Office Expenses (BILL-20). */
export default function ExpensesPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  useWishInAddress(address, 'new', 'expense', () => can('expense:write') && setAdding(true));
  const totals = useExpenseTotals();
  const { data: wished } = useExpense(address.filter('expense'));
  return (
    <AdminPage
      title={t('expenses.title')}
      note={t('expenses.note')}
      actions={
        <>
          {can('books:read') && (
            <ButtonLink variant="secondary" href="/admin/budgets">
              {t('budgets.title')}
            </ButtonLink>
          )}
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('expenses.add')}
          </Button>
        </>
      }
    >
      <Together queries={[totals]}>
        <ExpenseTotals />
        <ExpenseFilters address={address} />
        <ExpenseTable address={address} />
      </Together>
      {adding && <ExpenseSheet expense={null} onClose={() => setAdding(false)} />}
      {wished && address.filter('expense') && (
        <ExpenseSheet expense={wished} onClose={() => address.set({ expense: '' })} />
      )}
    </AdminPage>
  );
}

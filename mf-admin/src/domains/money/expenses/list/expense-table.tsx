import { ExpenseCategory, ExpenseState, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import type { Expense } from '@diwan/contracts/money/expenses/http';
import { Currency } from '@diwan/contracts/shared/money';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { PagedTable } from '../../../../components/paged-table.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { type ExpenseQuery, useExpenses } from '../api/expenses.js';
import { DeleteExpenseDialog } from '../delete-expense-dialog.js';
import { ExpenseSheet } from '../form/expense-sheet.js';
import { RejectExpenseSheet } from '../reject-expense-sheet.js';
import { useExpenseMoves } from '../use-expense-moves.js';
import { expenseColumns } from './expense-columns.js';

/** The list's query; what somebody wrote into the address by hand counts as no filter. */
function expenseQuery(address: ListAddress): ExpenseQuery {
  const search = address.filter('search');
  const state = ExpenseState.safeParse(address.filter('state')).data;
  const category = ExpenseCategory.safeParse(address.filter('category')).data;
  const type = ExpenseType.safeParse(address.filter('type')).data;
  const currency = Currency.safeParse(address.filter('currency')).data;
  const sort = (['day', '-day', 'amount', '-amount'] as const).find((known) => known === address.filter('sort'));
  return {
    page: address.page,
    ...(search && { search }),
    ...(state && { state }),
    ...(category && { category }),
    ...(type && { type }),
    ...(currency && { currency }),
    ...(sort && { sort }),
    ...(address.filter('unbilled') === 'yes' && { unbilled: 'yes' }),
    ...(address.filter('view') === 'deleted' && { view: 'deleted' }),
  };
}

type Deed = 'edit' | 'reject' | 'delete';

/** Expenses with what can be done about each. */
export function ExpenseTable({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { can, language } = useShell();
  const [chosen, setChosen] = useState<{ deed: Deed; expense: Expense } | null>(null);
  const moves = useExpenseMoves();
  const asked = expenseQuery(address);
  const query = useExpenses(asked);
  const close = () => setChosen(null);
  const actions = (expense: Expense): MenuItem[] => {
    if (expense.restorableUntil !== null)
      return [{ id: 'restore', label: t('expenses.restore'), onSelect: () => void moves.restore(expense.id) }];
    const open = (deed: Deed) => () => setChosen({ deed, expense });
    const isFixed = expense.invoiceId !== null || (expense.state === 'approved' && !can('expense:approve'));
    return [
      ...(can('expense:approve') && expense.state === 'submitted'
        ? ([
            { id: 'approve', label: t('expenses.approve'), icon: 'check', onSelect: () => void moves.approve(expense) },
            { id: 'reject', label: t('expenses.reject'), icon: 'close', onSelect: open('reject') },
          ] as const)
        : []),
      ...(isFixed
        ? []
        : ([
            { id: 'edit', label: t('expenses.edit'), icon: 'edit', onSelect: open('edit') },
            { id: 'delete', label: t('expenses.delete'), icon: 'trash', separated: true, onSelect: open('delete') },
          ] as const)),
    ];
  };
  return (
    <>
      <PagedTable
        caption={t('expenses.title')}
        columns={expenseColumns(t, language)}
        query={query}
        rowKey={({ id }) => id}
        failed={t('billing.fetchFailed')}
        hrefFor={address.hrefFor}
        address={address}
        actionsLabel={t('page.actions')}
        rowActions={(expense) => {
          const items = actions(expense);
          return items.length > 0 && <Menu label={t('page.actionsFor', { name: expense.description })} items={items} />;
        }}
        empty={
          <EmptyState boxed title={Object.keys(asked).length > 1 ? t('expenses.noMatch') : t('expenses.none')}>
            {Object.keys(asked).length > 1 ? t('expenses.noMatchText') : t('expenses.noneText')}
          </EmptyState>
        }
      />
      {chosen?.deed === 'edit' && <ExpenseSheet expense={chosen.expense} onClose={close} />}
      {chosen?.deed === 'reject' && <RejectExpenseSheet expense={chosen.expense} onClose={close} />}
      {chosen?.deed === 'delete' && <DeleteExpenseDialog expense={chosen.expense} onClose={close} />}
    </>
  );
}

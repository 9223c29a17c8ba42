import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { monthName } from '../accounting/month-name.js';
import { useBudgets } from './api/budgets.js';
import { BudgetSheet } from './budget-sheet.js';
import { type BudgetRow, BudgetTable } from './budget-table.js';

/** Years that can be chosen: the present one, the next, and those before it. */
const BACK = 4;

/** What may be spent on each category in a month, beside what was (BILL-20). */
export default function BudgetsPage() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const [editing, setEditing] = useState<BudgetRow | null>(null);
  const today = beirutDate(new Date());
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(address.filter('month')) ? address.filter('month') : today.slice(0, 7);
  const currency = Currency.safeParse(address.filter('currency')).data ?? 'USD';
  const year = Number(month.slice(0, 4));
  const query = useBudgets(year, currency);
  const years = Array.from({ length: BACK + 2 }, (_, at) => String(Number(today.slice(0, 4)) + 1 - at));
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  return (
    <AdminPage
      title={t('budgets.title')}
      note={t('budgets.note')}
      backTo={{ href: '/admin/expenses', label: t('expenses.title') }}
    >
      <FilterBar>
        <FilterSelect
          label={t('budgets.year')}
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={(value) => address.set({ month: `${value}${month.slice(4)}` })}
        />
        <FilterSelect
          label={t('budgets.month')}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          value={month}
          onChange={(value) => address.set({ month: value })}
        />
        <FilterSelect
          label={t('expenses.currency')}
          options={Currency.options.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(value) => address.set({ currency: value })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('budgets.fetchFailed')}>
        {(plan) => <BudgetTable plan={plan} month={month} onEdit={setEditing} />}
      </Loaded>
      {editing && <BudgetSheet row={editing} month={month} currency={currency} onClose={() => setEditing(null)} />}
    </AdminPage>
  );
}

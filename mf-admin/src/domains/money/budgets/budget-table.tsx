import type { MonthSpan } from '@diwan/contracts/money/accounting/period';
import type { BudgetYear } from '@diwan/contracts/money/budgets/http';
import { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Table } from '@diwan/ui/table';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';
import { Figure } from '../accounting/figure.js';
import { UsedBar } from './used-bar.js';

/** A category in a month, and in its year so far. */
export interface BudgetRow {
  category: ExpenseCategory;
  budgetMinor: number | null;
  usedMinor: number;
  yearBudgetMinor: number;
  yearUsedMinor: number;
}

interface BudgetTableProps {
  plan: BudgetYear;
  month: string;
  onEdit: (row: BudgetRow) => void;
}

/** What was used of each budget of a month, and of the months up to it. */
export function BudgetTable({ plan, month, onEdit }: BudgetTableProps) {
  const t = useTexts();
  const { can } = useShell();
  const { currency } = plan;
  const money = (amountMinor: number) => <Amount amountMinor={amountMinor} currency={currency} />;
  const spent = (detail: ExpenseCategory, amountMinor: number, span: MonthSpan) => (
    <Figure amountMinor={amountMinor} of={{ account: 'expense', detail, currency, span }} />
  );
  return (
    <Table
      caption={t('budgets.title')}
      hideCaption
      rows={ExpenseCategory.options.map((category) => rowOf(plan, month, category))}
      rowKey={({ category }) => category}
      columns={[
        {
          id: 'category',
          header: t('expenses.category'),
          rowHeader: true,
          cell: ({ category }) => t(`expenseCategory.${category}`),
        },
        {
          id: 'budget',
          header: t('budgets.budget'),
          align: 'end',
          nowrap: true,
          cell: ({ budgetMinor }) => (budgetMinor === null ? t('budgets.noneSet') : money(budgetMinor)),
        },
        {
          id: 'used',
          header: t('budgets.used'),
          align: 'end',
          nowrap: true,
          cell: ({ category, usedMinor }) => spent(category, usedMinor, { from: month, to: month }),
        },
        {
          id: 'bar',
          header: t('budgets.share'),
          cell: ({ budgetMinor, usedMinor }) => <UsedBar usedMinor={usedMinor} budgetMinor={budgetMinor} />,
        },
        {
          id: 'year',
          header: t('budgets.yearSoFar'),
          align: 'end',
          tablet: 'hide',
          cell: ({ category, yearUsedMinor, yearBudgetMinor }) => (
            <>
              {spent(category, yearUsedMinor, { from: `${month.slice(0, 4)}-01`, to: month })}
              {yearBudgetMinor > 0 && <> / {money(yearBudgetMinor)}</>}
            </>
          ),
        },
      ]}
      actionsLabel={t('page.actions')}
      {...(can('expense:approve') && {
        rowActions: (row: BudgetRow) => (
          <Button
            variant="quiet"
            size="small"
            icon="edit"
            aria-label={t('budgets.setFor', { category: t(`expenseCategory.${row.category}`) })}
            onClick={() => onEdit(row)}
          >
            {t('budgets.set')}
          </Button>
        ),
      })}
    />
  );
}

function rowOf({ lines }: BudgetYear, month: string, category: ExpenseCategory): BudgetRow {
  const own = lines.filter((line) => line.category === category);
  const soFar = own.filter((line) => line.month <= month);
  const now = own.find((line) => line.month === month);
  return {
    category,
    budgetMinor: now?.budgetMinor ?? null,
    usedMinor: now?.usedMinor ?? 0,
    yearBudgetMinor: soFar.reduce((total, { budgetMinor }) => total + (budgetMinor ?? 0), 0),
    yearUsedMinor: soFar.reduce((total, { usedMinor }) => total + usedMinor, 0),
  };
}

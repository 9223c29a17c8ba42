import type { Money } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useId } from 'react';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { useExpenseTotals } from '../api/expenses.js';

interface Total {
  name: string;
  label: string;
  amounts: readonly Money[];
  /** How many of them, where that is told. */
  count?: string;
}

/** The totals above the list, each currency for itself: they are never added (BILL-06). */
export function ExpenseTotals() {
  const t = useTexts();
  const query = useExpenseTotals();
  return (
    <Loaded query={query} failed={t('expenses.totalsFailed')}>
      {({ thisMonth, thisYear, waiting, billable }) => {
        const sums = (rows: typeof waiting) => ({
          amounts: rows.map(({ amount }) => amount),
          count: t('expenses.count', { count: rows.reduce((total, { count }) => total + count, 0) }),
        });
        const totals: Total[] = [
          ...(thisMonth ? [{ name: 'month', label: t('expenses.thisMonth'), amounts: thisMonth }] : []),
          ...(thisYear ? [{ name: 'year', label: t('expenses.thisYear'), amounts: thisYear }] : []),
          { name: 'waiting', label: t('expenses.waiting'), ...sums(waiting) },
          { name: 'billable', label: t('expenses.billableOpen'), ...sums(billable) },
        ];
        return (
          <ul className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
            {totals.map(({ name, ...total }) => (
              <TotalCard key={name} {...total} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function TotalCard({ label, amounts, count }: Omit<Total, 'name'>) {
  const t = useTexts();
  const id = useId();
  return (
    <li className="rounded-md border border-line p-3" aria-labelledby={id}>
      <p id={id} className="text-sm text-grey">
        {label}
      </p>
      {amounts.length === 0 ? (
        <p className="font-medium">{t('page.nothing')}</p>
      ) : (
        amounts.map((amount) => (
          <p key={amount.currency} className="font-medium">
            <Amount {...amount} />
          </p>
        ))
      )}
      {count && <p className="text-sm text-grey">{count}</p>}
    </li>
  );
}

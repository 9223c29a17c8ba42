import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Link } from '@diwan/ui/link';
import { useId } from 'react';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { rowsHref } from '../../accounting/links.js';
import { spanOf } from '../../accounting/period.js';
import { useExpenseTotals } from '../api/expenses.js';

interface Total {
  name: string;
  label: string;
  amounts: readonly Money[];
  /** How many of them, where that is told. */
  count?: string;
  /** What it is made of. */
  hrefOf?: (currency: Currency) => string;
}

/** The totals above the list, each currency for itself: they are never added (BILL-06). */
export function ExpenseTotals() {
  const t = useTexts();
  const query = useExpenseTotals();
  return (
    <Loaded query={query} failed={t('billing.fetchFailed')}>
      {({ thisMonth, thisYear, waiting, billable }) => {
        const sums = (rows: typeof waiting) => ({
          amounts: rows.map(({ amount }) => amount),
          count: t('expenses.count', { count: rows.reduce((total, { count }) => total + count, 0) }),
        });
        const now = beirutDate(new Date()).slice(0, 7);
        // Both are read from the ledger, and shown to whoever reads the books.
        const booked = (span: 'thisMonth' | 'thisYear') => (currency: Currency) =>
          rowsHref({ account: 'expense', currency, span: spanOf(span, now) });
        const waits = (currency: Currency) => `/admin/expenses?state=submitted&currency=${currency}`;
        const unbilled = (currency: Currency) => `/admin/expenses?unbilled=yes&currency=${currency}`;
        const [month, year] = [t('expenses.thisMonth'), t('expenses.thisYear')];
        const totals: Total[] = [
          ...(thisMonth ? [{ name: 'month', label: month, amounts: thisMonth, hrefOf: booked('thisMonth') }] : []),
          ...(thisYear ? [{ name: 'year', label: year, amounts: thisYear, hrefOf: booked('thisYear') }] : []),
          { name: 'waiting', label: t('expenses.waiting'), ...sums(waiting), hrefOf: waits },
          { name: 'billable', label: t('expenses.billableOpen'), ...sums(billable), hrefOf: unbilled },
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

function TotalCard({ label, amounts, count, hrefOf }: Omit<Total, 'name'>) {
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
            {hrefOf ? (
              <Link href={hrefOf(amount.currency)} look="plain">
                <Amount {...amount} />
              </Link>
            ) : (
              <Amount {...amount} />
            )}
          </p>
        ))
      )}
      {count && <p className="text-sm text-grey">{count}</p>}
    </li>
  );
}

import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { Currency } from '@diwan/contracts/shared/money';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';

/** What the invoices on show come to, currency by currency: they are never added (BILL-06). Drafts and voided ones are owed by nobody. */
export function PageTotals({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useTexts();
  const issued = rows.filter(({ state }) => state !== 'draft' && state !== 'void');
  const totals = Currency.options.flatMap((currency) => {
    const own = issued.filter((row) => row.currency === currency);
    if (own.length === 0) return [];
    const of = (figure: (row: InvoiceRow) => number) => ({ currency, amountMinor: sum(own.map(figure)) });
    return [
      {
        currency,
        total: of((row) => row.totalMinor),
        paid: of((row) => row.paidMinor),
        balance: of((row) => row.balanceMinor),
      },
    ];
  });
  if (totals.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 text-sm" aria-label={t('invoices.pageTotals')}>
      {totals.map(({ currency, total, paid, balance }) => (
        <div key={currency} className="flex flex-wrap gap-x-6 gap-y-1">
          <dt className="text-grey">{t('invoices.pageTotalsOf', { currency: t(`currency.${currency}`) })}</dt>
          <dd className="flex flex-wrap gap-x-6 gap-y-1">
            <span>
              {t('invoices.total')} <Amount {...total} />
            </span>
            <span>
              {t('invoices.paid')} <Amount {...paid} />
            </span>
            <span>
              {t('invoices.balance')} <Amount {...balance} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

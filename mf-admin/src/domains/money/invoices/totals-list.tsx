import type { InvoiceTotals } from '@diwan/contracts/money/invoices/reckon';
import type { Currency } from '@diwan/contracts/shared/money';
import { Amount } from '../../../components/amount.js';

export interface TotalsListProps {
  totals: InvoiceTotals;
  currency: Currency;
  words: Readonly<Record<'subtotal' | 'discount' | 'net' | 'vat' | 'total', string>>;
}

/** What an invoice comes to, from its lines to what is asked. Discount and what is left after it only where there is one. */
export function TotalsList({ totals, currency, words }: TotalsListProps) {
  const rows = [
    { name: 'subtotal', amountMinor: totals.subtotalMinor },
    ...(totals.discountMinor > 0
      ? [
          { name: 'discount', amountMinor: -totals.discountMinor },
          { name: 'net', amountMinor: totals.netMinor },
        ]
      : []),
    { name: 'vat', amountMinor: totals.vatMinor },
    { name: 'total', amountMinor: totals.totalMinor },
  ] as { name: keyof typeof words; amountMinor: number }[];
  return (
    <dl className="grid gap-1">
      {rows.map(({ name, amountMinor }) => (
        <div
          key={name}
          className={
            name === 'total'
              ? 'flex justify-between gap-4 border-t border-line pt-2 font-semibold'
              : 'flex justify-between gap-4'
          }
        >
          <dt>{words[name]}</dt>
          <dd>
            <Amount amountMinor={amountMinor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { formatDate, formatNumber, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Facts } from '../../../../frame/facts.js';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';

/** What the bill comes to, and the same in pounds by the rate that it was written with (D-121). */
export function Sums({ invoice }: { invoice: OwnInvoice }) {
  const t = useTexts();
  const { language } = useShell();
  const { currency, totals, isDiscountOnFees, rate, inPounds } = invoice;
  const amount = (minor: number) => <Amount minor={minor} currency={currency} />;
  return (
    <section aria-labelledby="bill-sums" className="grid gap-3">
      <h2 id="bill-sums" className="text-xl">
        {t('bill.sums')}
      </h2>
      <Facts
        items={[
          { label: t('bill.subtotal'), value: amount(totals.subtotalMinor) },
          ...(totals.discountMinor > 0
            ? [
                {
                  label: t(isDiscountOnFees ? 'bill.discountOnFees' : 'bill.discount'),
                  value: amount(totals.discountMinor),
                },
              ]
            : []),
          { label: t('bill.vat'), value: amount(totals.vatMinor) },
          { label: t('billing.total'), value: amount(totals.totalMinor) },
          { label: t('billing.paid'), value: amount(invoice.paidMinor) },
          ...(invoice.creditedMinor > 0 ? [{ label: t('bill.credited'), value: amount(invoice.creditedMinor) }] : []),
          { label: t('billing.balance'), value: amount(invoice.balanceMinor) },
        ]}
      />
      {inPounds && rate && currency !== 'LBP' && (
        <p className="text-sm text-grey">
          {t('bill.inPounds')} <Amount minor={inPounds.totalMinor} currency="LBP" /> ({t('bill.vat')}{' '}
          <Amount minor={inPounds.vatMinor} currency="LBP" />) · {t('bill.rate')}{' '}
          <Ltr>1 USD = {formatNumber(rate.lbpPerUsdHundredths / 100)} LBP</Ltr> · <Isolate>{rate.source}</Isolate>,{' '}
          {formatDate(rate.day, language)}
        </p>
      )}
    </section>
  );
}

/** What paid it, and what was taken back. */
export function Settlements({ invoice }: { invoice: OwnInvoice }) {
  const t = useTexts();
  const { language } = useShell();
  // Credit has no number of its own to be told by.
  const settlements = invoice.settlements.map((one, place) => ({ ...one, place }));
  return (
    <section aria-labelledby="bill-settled">
      <h2 id="bill-settled" className="mb-2 text-xl">
        {t('bill.settled')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {settlements.map(({ kind, number, day, amount, voided, place }) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span>
              {t(`settlement.${kind}`)} <Ltr>{number}</Ltr> · {formatDate(day, language)}{' '}
              {voided && <Badge>{t('billing.voided')}</Badge>}
            </span>
            <Amount minor={amount.amountMinor} currency={amount.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { FundBalance } from '@diwan/contracts/money/client-funds/http';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { type PayableInvoice, sourcesFor } from './transfer-values.js';

/** What is open on an invoice and what is held for it; where nothing is, what is held that cannot pay it, and why. */
export function OpenAndHeld({ invoice, held }: { invoice: PayableInvoice; held: readonly FundBalance[] }) {
  const t = useTexts();
  const { currency, balanceMinor, number } = invoice;
  const sources = sourcesFor(invoice, held);
  const heldMinor = sum(sources.map((one) => one.balanceMinor));
  const others = held.filter((one) => !sources.includes(one));
  return (
    <div className="grid gap-3">
      <DescriptionList
        items={[
          { label: t('funds.invoice'), value: <Ltr>{number ?? ''}</Ltr> },
          { label: t('funds.open'), value: <Amount amountMinor={balanceMinor} currency={currency} /> },
          { label: t('funds.heldForIt'), value: <Amount amountMinor={heldMinor} currency={currency} /> },
        ]}
      />
      {sources.length === 0 && others.length > 0 && (
        <p role="status" className="text-sm">
          {t('funds.heldOtherwise', {
            amounts: others.map((one) => formatMoney({ ...one, amountMinor: one.balanceMinor })).join(' · '),
          })}
        </p>
      )}
    </div>
  );
}

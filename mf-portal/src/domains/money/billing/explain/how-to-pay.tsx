import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { PaymentWays } from './payment-ways.js';

/** How the rest can be paid, and what to write as reference (BILL-18). */
export function HowToPay({ invoice: { number, currency, balanceMinor } }: { invoice: OwnInvoice }) {
  const t = useTexts();
  return (
    <section aria-labelledby="bill-pay" className="grid gap-3">
      <h2 id="bill-pay" className="text-xl">
        {t('bill.pay')}
      </h2>
      <p>
        {t('bill.leftToPay')} <Amount minor={balanceMinor} currency={currency} /> · {t('bill.reference')}{' '}
        <strong>
          <Ltr>{number}</Ltr>
        </strong>
      </p>
      <PaymentWays currency={currency} />
    </section>
  );
}

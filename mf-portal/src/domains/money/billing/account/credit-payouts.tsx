import type { OwnCreditPayout } from '@diwan/contracts/money/credit-payouts/own.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Loaded } from '../../../../frame/loaded.js';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { useOwnCreditPayouts } from '../api/own-account.js';

/** What of the credit went back to the client (BILL-09); nothing where nothing did. */
export function CreditPayouts() {
  const t = useTexts();
  return (
    <Loaded query={useOwnCreditPayouts()} failure={t('billing.failed')}>
      {(payouts) =>
        payouts.length > 0 && (
          <section aria-labelledby="credit-payouts" className="mt-10">
            <h2 id="credit-payouts" className="mb-3 text-xl">
              {t('credits.payouts')}
            </h2>
            <ul aria-labelledby="credit-payouts" className="divide-y divide-line border-y border-line">
              {payouts.map((payout) => (
                <PayoutRow key={payout.number} payout={payout} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function PayoutRow({ payout: { number, amount, method, day, isReversed } }: { payout: OwnCreditPayout }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-4">
      <span>
        {formatDate(day, language)} · <Ltr>{number}</Ltr> · {t(`paymentMethod.${method}`)}{' '}
        {isReversed && <Badge>{t('held.corrected')}</Badge>}
      </span>
      <span className={isReversed ? 'line-through' : 'font-medium'}>
        <Amount minor={amount.amountMinor} currency={amount.currency} />
      </span>
    </li>
  );
}

import type { Money } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';
import type { OwnAccount } from './own-account.js';

/** Third question: what does it cost so far? What is open and what was paid, per currency, and the way to the bills (PORT-01). */
export function CostSoFar({ account }: { account: OwnAccount | undefined }) {
  const t = useTexts();
  return (
    <section aria-labelledby="home-cost">
      <h2 id="home-cost" className="mb-2 text-lg">
        {t('home.cost')}
      </h2>
      {account ? <Sums account={account} /> : <p className="text-grey">{t('home.costFailed')}</p>}
      <Link href="/billing" className="inline-flex min-h-11 items-center">
        {t('billing.title')}
      </Link>
    </section>
  );
}

function Sums({ account: { outstanding, paid, unpaidInvoices, credit } }: { account: OwnAccount }) {
  const t = useTexts();
  const [owed, given] = [inWords(outstanding), inWords(paid)];
  const back = inWords(credit.map(({ amountMinor, currency }) => ({ amountMinor: -amountMinor, currency })));
  return (
    <>
      {owed ? (
        <p>
          <strong>
            <Ltr className="tabular-nums">{owed}</Ltr>
          </strong>{' '}
          {t('home.costOpen', { count: unpaidInvoices })}
        </p>
      ) : (
        !back && <p className="text-grey">{t('home.costNone')}</p>
      )}
      {back && (
        <p>
          <strong>
            <Ltr className="tabular-nums">{back}</Ltr>
          </strong>{' '}
          {t('home.costOwedBack')}
        </p>
      )}
      {given && (
        <p className="text-grey">
          <Ltr className="tabular-nums">{given}</Ltr> {t('home.costPaid')}
        </p>
      )}
    </>
  );
}

/** Empty where there is nothing in any currency. */
const inWords = (amounts: readonly Money[]): string =>
  amounts
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(formatMoney)
    .join(' · ');

import { formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';
import type { OwnAccount } from './own-account.js';

/** Third question: what does it cost so far? What is open, per currency, and the way to the bills (PORT-01). */
export function CostSoFar({ account }: { account: OwnAccount | undefined }) {
  const t = useTexts();
  const owed = account?.outstanding.filter(({ amountMinor }) => amountMinor > 0) ?? [];
  return (
    <section aria-labelledby="home-cost">
      <h2 id="home-cost" className="mb-2 text-lg">
        {t('home.cost')}
      </h2>
      {account ? (
        <p>
          {owed.length === 0 ? (
            <span className="text-grey">{t('home.costNone')}</span>
          ) : (
            <>
              <strong>
                <Ltr className="tabular-nums">{owed.map(formatMoney).join(' · ')}</Ltr>
              </strong>{' '}
              {t('home.costOpen', { count: account.unpaidInvoices })}
            </>
          )}
        </p>
      ) : (
        <p className="text-grey">{t('home.costFailed')}</p>
      )}
      <Link href="/billing" className="inline-flex min-h-11 items-center">
        {t('billing.title')}
      </Link>
    </section>
  );
}

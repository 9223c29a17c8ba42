import type { Standing } from '@diwan/contracts/money/client-accounts/http';
import { EmptyState } from '@diwan/ui/empty-state';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';

/** How a client stands, currency by currency: they are never added (BILL-06). */
export function Standings({ standings }: { standings: readonly Standing[] }) {
  const t = useTexts();
  if (standings.length === 0)
    return (
      <EmptyState boxed headingLevel={3} title={t('accounts.nothingYet')}>
        {t('accounts.nothingYetText')}
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {standings.map((standing) => (
        <section key={standing.currency} aria-label={t(`currency.${standing.currency}`)}>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-3">
            {figuresOf(standing).map(({ name, amountMinor, count }) => (
              <div key={name}>
                <dt className="text-sm text-grey">{t(`accounts.${name}`)}</dt>
                <dd className={isBad(name) && amountMinor > 0 ? 'text-lg text-red' : 'text-lg'}>
                  <Amount amountMinor={amountMinor} currency={standing.currency} />
                </dd>
                {count !== undefined && <dd className="text-sm text-grey">{t(`accounts.${name}Count`, { count })}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Figure = { amountMinor: number } & (
  | { name: 'outstanding' | 'overdue' | 'paid'; count: number }
  | { name: 'credit' | 'owedBack' | 'funds'; count?: undefined }
);

const isBad = (name: Figure['name']): boolean => name === 'overdue' || name === 'owedBack';

const figuresOf = (standing: Standing): Figure[] => [
  { name: 'outstanding', amountMinor: standing.outstandingMinor, count: standing.openInvoices },
  { name: 'overdue', amountMinor: standing.overdueMinor, count: standing.overdueInvoices },
  { name: 'paid', amountMinor: standing.paidMinor, count: standing.payments },
  creditOf(standing),
  { name: 'funds', amountMinor: standing.fundsMinor },
];

/** Less credit than none: what was paid out, and then never came. */
const creditOf = ({ creditMinor }: Standing): Figure =>
  creditMinor < 0 ? { name: 'owedBack', amountMinor: -creditMinor } : { name: 'credit', amountMinor: creditMinor };

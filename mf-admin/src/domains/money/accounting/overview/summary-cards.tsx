import type { AccountingSummary, Basis } from '@diwan/contracts/money/accounting/http';
import type { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import type { Money } from '@diwan/contracts/shared/money';
import { formatNumber } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { Figure } from '../figure.js';
import { invoicesHref, monthDays } from '../links.js';
import type { Asked } from '../period.js';

const REVENUE = { accrual: 'revenue', cash: 'cash_revenue' } as const satisfies Record<Basis, LedgerAccount>;
const VAT = { accrual: 'vat_due', cash: 'cash_vat' } as const satisfies Record<Basis, LedgerAccount>;

interface SummaryCardsProps {
  summary: AccountingSummary;
  asked: Asked;
}

/** The summary cards; each says what it counts (D-104, D-106), and each currency stands for itself. */
export function SummaryCards({ summary, asked }: SummaryCardsProps) {
  const t = useTexts();
  const { results, pending, paid, held, activeClients } = summary;
  const { basis } = asked;
  const of = (field: 'revenueMinor' | 'vatMinor' | 'expensesMinor', account: LedgerAccount) =>
    results.map(({ currency, now, before }) => (
      <div key={currency}>
        <Figure amountMinor={now[field]} of={{ account, currency, span: asked }} />
        <Before>
          <Figure amountMinor={before[field]} of={{ account, currency, span: summary.before }} />
        </Before>
      </div>
    ));
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <SummaryCard label={t('accounting.revenue')} meaning={t(`accountingMeaning.revenue.${basis}`)}>
        {of('revenueMinor', REVENUE[basis])}
      </SummaryCard>
      <SummaryCard label={t('accounting.vat')} meaning={t('accountingMeaning.vat')}>
        {of('vatMinor', VAT[basis])}
      </SummaryCard>
      <SummaryCard label={t('accounting.expenses')} meaning={t('accountingMeaning.expenses')}>
        {of('expensesMinor', 'expense')}
      </SummaryCard>
      <SummaryCard label={t('accounting.net')} meaning={t(`accountingMeaning.net.${basis}`)}>
        {results.map(({ currency, now, before }) => (
          <div key={currency}>
            <ProfitLink amountMinor={now.netMinor} currency={currency} asked={asked} />
            <Before>
              <ProfitLink amountMinor={before.netMinor} currency={currency} asked={{ ...summary.before, basis }} />
            </Before>
          </div>
        ))}
      </SummaryCard>
      <SummaryCard label={t('accounting.pending')} meaning={t('accountingMeaning.pending')}>
        {pending.map(({ currency, awaitingMinor, awaitingCount, overdueMinor, overdueCount }) => (
          <div key={currency}>
            <Link href={`/admin/billing?state=open&currency=${currency}`} look="plain">
              <Amount amountMinor={awaitingMinor + overdueMinor} currency={currency} />
            </Link>
            <p className="text-sm font-normal text-grey">
              {t('accounting.awaitingOf', { count: awaitingCount })} ·{' '}
              {t('accounting.overdueOf', { count: overdueCount })}
              {overdueMinor > 0 && (
                <>
                  {' '}
                  (<Amount amountMinor={overdueMinor} currency={currency} />)
                </>
              )}
            </p>
          </div>
        ))}
      </SummaryCard>
      <SummaryCard label={t('accounting.paid')} meaning={t('accountingMeaning.paid')}>
        {paid.map(({ currency, amountMinor, count }) => (
          <div key={currency}>
            <Link href={invoicesHref('paid', { currency, days: monthDays(asked) })} look="plain">
              <Amount amountMinor={amountMinor} currency={currency} />
            </Link>
            <p className="text-sm font-normal text-grey">{t('accounting.invoices', { count })}</p>
          </div>
        ))}
      </SummaryCard>
      <SummaryCard label={t('accounting.held')} meaning={t('accountingMeaning.held')}>
        {held.map(({ currency, amountMinor }) => (
          <div key={currency}>
            <Figure amountMinor={amountMinor} of={{ account: 'client_funds', currency }} />
          </div>
        ))}
      </SummaryCard>
      <SummaryCard label={t('accounting.activeClients')} meaning={t('accountingMeaning.activeClients')}>
        {activeClients === null ? [] : [<div key="count">{formatNumber(activeClients)}</div>]}
      </SummaryCard>
    </ul>
  );
}

function Before({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <p className="text-sm font-normal text-grey">
      {t('accounting.before')} {children}
    </p>
  );
}

/** What is left over, and the lines that it is made of. */
function ProfitLink({ asked: { from, to, basis }, ...amount }: Money & { asked: Asked }) {
  const t = useTexts();
  return (
    <Link
      href={`/admin/accounting?${new URLSearchParams({ view: 'profit', from, to, basis })}`}
      look="plain"
      title={t('accounting.showLines')}
    >
      <Amount {...amount} />
    </Link>
  );
}

interface SummaryCardProps {
  label: string;
  meaning: string;
  children: ReactNode[];
}

function SummaryCard({ label, meaning, children }: SummaryCardProps) {
  const t = useTexts();
  return (
    <li className="grid content-start gap-1 rounded-md border border-line p-3">
      <h2 className="text-sm font-normal text-grey">{label}</h2>
      <div className="grid gap-2 font-medium">{children.length > 0 ? children : t('page.nothing')}</div>
      <p className="text-xs text-grey">{meaning}</p>
    </li>
  );
}

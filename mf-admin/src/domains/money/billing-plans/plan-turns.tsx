import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { formatDate, formatDateTime, formatMonth, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';
import { InvoiceStateBadge } from '../invoices/invoice-state-badge.js';

/** What comes next, and the drafts that a plan made, the newest first. */
export function PlanTurns({ plan }: { plan: BillingPlan }) {
  const t = useTexts();
  const { language } = useShell();
  const { schedule, coming, turns, currency } = plan;
  const periodOf = (period: string): string => {
    if (schedule.kind === 'recurring') return formatMonth(period, language);
    const name = schedule.stages.find(({ id }) => id === period)?.name;
    return name?.[language] || name?.en || period;
  };
  const made = new Set(turns.map(({ period }) => period));
  const left = schedule.kind === 'stages' ? schedule.stages.filter(({ id }) => !made.has(id)) : [];
  return (
    <div className="grid content-start gap-6">
      <section className="grid gap-2">
        <h2 className="text-lg">{t('plans.coming')}</h2>
        {coming.length === 0 && left.length === 0 ? (
          <p className="text-grey">{t(plan.state === 'paused' ? 'plans.rests' : 'plans.nothingComes')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {coming.map((day) => (
              <li key={day} className="py-2">
                {formatDate(day, language)}
              </li>
            ))}
            {left.map(({ id, basisPoints }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <span>{t('plans.whenReached', { stage: periodOf(id) })}</span>
                <Ltr>{basisPoints / 100}%</Ltr>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="grid gap-2">
        <h2 className="text-lg">{t('plans.drafts')}</h2>
        {turns.length === 0 ? (
          <p className="text-grey">{t('plans.noDrafts')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {turns.map(({ period, madeAt, amountMinor, invoice }) => (
              <li key={period} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="grow">
                  {invoice ? (
                    <Link href={`/admin/billing/invoices/${invoice.id}`}>{periodOf(period)}</Link>
                  ) : (
                    periodOf(period)
                  )}
                  {invoice?.number && (
                    <>
                      {' '}
                      <Ltr>{invoice.number}</Ltr>
                    </>
                  )}
                </span>
                <span className="text-sm text-grey">{formatDateTime(madeAt, language)}</span>
                <Amount amountMinor={amountMinor} currency={currency} />
                {invoice ? <InvoiceStateBadge state={invoice.state} /> : <span>{t('plans.thrownAway')}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

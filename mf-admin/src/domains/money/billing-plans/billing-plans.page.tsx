import type { BillingPlanRow } from '@diwan/contracts/money/billing-plans/http';
import { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { AdminPage } from '../../../components/admin-page.js';
import { Amount } from '../../../components/amount.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { usePlans } from './api/billing-plans.js';
import { scheduleWords, TONES } from './plan-words.js';

/** Fixed fees that come again or in stages, the newest first. */
export default function BillingPlansPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.billingPlans')} note={t('dashboard.billingPlansText')}>
      <Plans />
    </AdminPage>
  );
}

function Plans() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const state = PlanState.options.find((known) => known === address.filter('state'));
  return (
    <>
      {can('billing:write') && (
        <p className="mb-4">
          <ButtonLink icon="plus" href="/admin/billing-plans/new">
            {t('plans.add')}
          </ButtonLink>
        </p>
      )}
      <FilterBar>
        <FilterSelect
          label={t('plans.state')}
          all={t('plans.allStates')}
          options={PlanState.options.map((value) => ({ value, label: t(`planState.${value}`) }))}
          value={state ?? ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={usePlans({ page: address.page, state })} failed={t('plans.failed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('plans.none')}>
              {t('plans.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {items.map((plan) => (
                  <Row key={plan.id} plan={plan} />
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Row({ plan }: { plan: BillingPlanRow }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, client, title, currency, amountMinor, state, nextOn, made } = plan;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="grid gap-1">
        <Link href={`/admin/billing-plans/${id}`}>
          <Isolate>{client.name}</Isolate> · <Isolate>{title}</Isolate>
        </Link>
        <p className="text-sm text-grey">
          {scheduleWords(t, plan)} · {t('plans.made', { count: made })}
          {nextOn && <> · {t('plans.next', { day: formatDate(nextOn, language) })}</>}
        </p>
      </div>
      <p className="flex items-center gap-3">
        <Amount amountMinor={amountMinor} currency={currency} />
        <Badge tone={TONES[state]}>{t(`planState.${state}`)}</Badge>
      </p>
    </li>
  );
}

import { type Erasure, ErasureState } from '@diwan/contracts/people/erasures/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useErasures } from './api/erasures.js';
import { DecideErasureDialog } from './decide-erasure-dialog.js';
import { ErasureRow } from './erasure-row.js';

/** Wishes of people to be forgotten, for owners to decide (PORT-08). */
export default function ErasuresPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('erasures.title')} note={t('erasures.note')}>
      <Erasures />
    </AdminPage>
  );
}

function Erasures() {
  const t = useTexts();
  const address = useListAddress();
  const state = ErasureState.options.find((known) => known === address.filter('state'));
  const query = useErasures({ page: address.page, ...(state && { state }) });
  const [decision, setDecision] = useState<{ kind: 'accept' | 'refuse'; erasure: Erasure } | null>(null);
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('erasures.state')}
          all={t('erasures.allStates')}
          options={ErasureState.options.map((value) => ({ value, label: t(`erasureState.${value}`) }))}
          value={state ?? ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('erasures.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('erasures.none')}>
              {t('erasures.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {items.map((erasure) => (
                  <ErasureRow key={erasure.id} erasure={erasure} onDecide={(kind) => setDecision({ kind, erasure })} />
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
      {decision && <DecideErasureDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

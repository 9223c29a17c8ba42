import { RequestState } from '@diwan/contracts/matters/requests/request';
import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useRequests } from './api/requests.js';
import { RequestList } from './request-list.js';

/** What was asked of clients, in all cases that this person may see (PORT-07). */
export default function RequestsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('requests.title')} note={t('requests.note')}>
      <Requests />
    </AdminPage>
  );
}

function Requests() {
  const t = useTexts();
  const address = useListAddress();
  const state = RequestState.options.find((known) => known === address.filter('state'));
  const query = useRequests({ page: address.page, ...(state && { state }) });
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('requests.state')}
          all={t('requests.allStates')}
          options={RequestState.options.map((value) => ({ value, label: t(`requestState.${value}`) }))}
          value={state ?? ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('requests.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('requests.none')}>
              {t('requests.noneText')}
            </EmptyState>
          ) : (
            <>
              <RequestList requests={items} showCase />
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

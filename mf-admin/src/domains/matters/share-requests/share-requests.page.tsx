import { ShareRequestState } from '@diwan/contracts/matters/share-requests/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useShareRequests } from './api/share-requests.js';
import { ShareRequestList } from './share-request-list.js';

/** All wishes of clients to pass documents on that this person may see (D-089). */
export default function ShareRequestsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('shareRequests.title')} note={t('shareRequests.note')}>
      <Requests />
    </AdminPage>
  );
}

function Requests() {
  const t = useTexts();
  const address = useListAddress();
  const state = ShareRequestState.options.find((known) => known === address.filter('state'));
  const query = useShareRequests({ page: address.page, ...(state && { state }) });
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('shareRequests.state')}
          all={t('shareRequests.allStates')}
          options={ShareRequestState.options.map((value) => ({ value, label: t(`shareRequestState.${value}`) }))}
          value={state ?? ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('shareRequests.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('shareRequests.none')}>
              {t('shareRequests.noneText')}
            </EmptyState>
          ) : (
            <>
              <ShareRequestList requests={items} showCase />
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

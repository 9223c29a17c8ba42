import { NotFound, useParams } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnRequests } from './api/own-requests.js';
import { RequestCard } from './request-card.js';

/** What the firm asked for, all of it or one request, each thing answered where it stands (PORT-07). */
export default function RequestsPage() {
  const t = useTexts();
  const { id } = useParams();
  const query = useOwnRequests();
  const shown = query.data?.filter((request) => id === undefined || request.id === id);
  if (id !== undefined && shown?.length === 0) return <NotFound />;
  return (
    <PortalPage title={t('requests.title')}>
      <Loaded query={query} failure={t('requests.failed')}>
        {() =>
          shown?.length ? (
            <div className="grid gap-12">
              {shown.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </div>
          ) : (
            <EmptyState title={t('requests.none')}>{t('requests.noneText')}</EmptyState>
          )
        }
      </Loaded>
    </PortalPage>
  );
}

import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useParams, useShell } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { isNotFound } from '../../../components/is-not-found.js';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useTexts } from '../../../texts.js';
import { useRequest } from './api/requests.js';
import { inWords } from './in-words.js';
import { RequestList } from './request-list.js';

/** One request to a client: where notices and tasks lead. */
export default function RequestPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { language } = useShell();
  const query = useRequest(id);
  if (isNotFound(query.error)) return <NotFound />;
  return (
    <AdminPage
      title={query.data ? inWords(query.data.title, language) : t('requests.one')}
      note={query.data && nameList(namesOf(query.data.clients), language)}
    >
      <Loaded query={query} failed={t('requests.fetchFailed')}>
        {(request) => <RequestList requests={[request]} showCase />}
      </Loaded>
    </AdminPage>
  );
}

import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useLawyers } from './api/lawyers.js';
import { LawyerTable } from './lawyer-table.js';

/** Who the site presents as the firm's lawyers (PUB-08). */
export default function LawyersPage() {
  const t = useTexts();
  const add = (
    <ButtonLink icon="plus" href="/admin/site/lawyers/new">
      {t('lawyers.add')}
    </ButtonLink>
  );
  return (
    <AdminPage title={t('lawyers.listTitle')} note={t('lawyers.note')} actions={add}>
      <Lawyers />
    </AdminPage>
  );
}

function Lawyers() {
  const t = useTexts();
  return (
    <Loaded query={useLawyers()} failed={t('lawyers.fetchFailed')} bars={TABLE_BARS}>
      {(attorneys) => <LawyerTable attorneys={attorneys} />}
    </Loaded>
  );
}

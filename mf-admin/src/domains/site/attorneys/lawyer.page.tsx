import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useNavigate, useParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { isNotFound } from '../../../components/is-not-found.js';
import { useTexts } from '../../../texts.js';
import { useLawyer } from './api/lawyers.js';
import { LawyerForm } from './lawyer-form.js';
import { LawyerStateBadge } from './lawyer-state-badge.js';

const BACK = '/admin/site/lawyers';

/** One lawyer's profile; `new` in the address adds one. */
export default function LawyerPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewLawyer /> : <ExistingLawyer key={id} id={id} />;
}

function NewLawyer() {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <AdminPage
      title={t('lawyers.newTitle')}
      note={t('lawyers.newNote')}
      backTo={{ href: BACK, label: t('lawyers.back') }}
    >
      <LawyerForm attorney={null} onCreated={({ id }) => navigate(`${BACK}/${id}`, { replace: true })} />
    </AdminPage>
  );
}

function ExistingLawyer({ id }: { id: string }) {
  const t = useTexts();
  const { language } = useShell();
  const query = useLawyer(id);
  if (isNotFound(query.error)) return <NotFound />;
  const attorney = query.data;
  const open = attorney?.published && (
    <ButtonLink variant="secondary" icon="external" href={`/attorneys/${attorney.slug}`}>
      {t('site.open')}
    </ButtonLink>
  );
  return (
    <AdminPage
      title={attorney?.name[language] ?? t('lawyers.one')}
      note={attorney && <LawyerStateBadge attorney={attorney} />}
      backTo={{ href: BACK, label: t('lawyers.back') }}
      actions={open}
    >
      <Loaded query={query} failed={t('lawyers.fetchOneFailed')}>
        {(found) => <LawyerForm attorney={found} />}
      </Loaded>
    </AdminPage>
  );
}

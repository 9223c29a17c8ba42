import { useSearchParams } from '@diwan/mf-kit';
import { AdminPage } from '../../../../components/admin-page.js';
import { useTexts } from '../../../../texts.js';
import { AboutCase } from './about-case.js';
import { ToClient } from './to-client.js';

/** Writes to a client first (PORT-06): one of a case (`?case=`), the one that one came from (`?client=`), or anyone. */
export default function BeginPage() {
  const t = useTexts();
  const [query] = useSearchParams();
  const caseId = query.get('case') ?? '';
  return (
    <AdminPage
      title={t('conversations.begin')}
      note={t('conversations.beginText')}
      backTo={{ href: '/admin/conversations', label: t('conversations.toInbox') }}
    >
      <div className="max-w-prose">
        {caseId ? <AboutCase caseId={caseId} /> : <ToClient clientId={query.get('client') ?? ''} />}
      </div>
    </AdminPage>
  );
}

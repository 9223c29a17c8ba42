import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';

/** Instead of a lead that is not there for somebody who sees only their own: a message may lead to one that was given on since. */
export function NotGiven() {
  const t = useTexts();
  return (
    <AdminPage title={t('leads.one')} backTo={{ href: '/admin/leads', label: t('leads.back') }}>
      <EmptyState boxed title={t('leads.notGiven')}>
        {t('leads.notGivenText')}
      </EmptyState>
    </AdminPage>
  );
}

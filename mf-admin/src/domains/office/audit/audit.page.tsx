import { SERVICES } from '@diwan/contracts/shared/service';
import { AdminPage } from '../../../components/admin-page.js';
import { instantOf } from '../../../components/local-time.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import type { AuditFilter } from './api/list-audit.js';
import { AuditFilters } from './audit-filters.js';
import { AuditTable } from './audit-table.js';

/** Who did what in the firm's records, and who was refused (OFF-08, D-146). */
export default function AuditPage() {
  const t = useTexts();
  const address = useListAddress();
  const filter: AuditFilter = {
    service: SERVICES.find((name) => name === address.filter('part')) ?? '',
    personId: address.filter('person'),
    action: address.filter('action'),
    subjectId: address.filter('record'),
    since: instantOf(address.filter('since')) ?? '',
    until: instantOf(address.filter('until')) ?? '',
  };
  return (
    <AdminPage title={t('audit.title')} note={t('audit.note')}>
      <AuditFilters address={address} />
      <AuditTable filter={filter} choose={address.set} />
    </AdminPage>
  );
}

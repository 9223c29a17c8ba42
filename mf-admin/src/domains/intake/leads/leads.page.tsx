import { LeadStatus } from '@diwan/contracts/intake/leads/http';
import { useShell } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { LeadTable, WAITING } from './lead-table.js';

/** Everybody who asked for a consultation, as far as the person may read it (LEAD-06). */
export default function LeadsPage() {
  const t = useTexts();
  const address = useListAddress();
  const { can } = useShell();
  return (
    <AdminPage title={t('leads.title')} note={t(can('lead:read') ? 'leads.note' : 'leads.noteOwn')}>
      <ListFilters
        address={address}
        search={{ label: t('leads.search'), placeholder: t('leads.searchPlaceholder') }}
        filters={[
          {
            name: 'status',
            label: t('leads.status'),
            all: t('leads.allStatuses'),
            options: [
              { value: WAITING, label: t('leads.waiting') },
              ...LeadStatus.options.map((value) => ({ value, label: t(`leadStatus.${value}`) })),
            ],
          },
        ]}
      />
      <LeadTable address={address} />
    </AdminPage>
  );
}

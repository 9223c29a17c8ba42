import type { Client } from '@diwan/contracts/people/clients/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { ClientOfLeadSheet } from './client-of-lead-sheet.js';
import { ClientSheet } from './client-sheet.js';
import { ClientTable } from './client-table.js';
import { useLeadInAddress } from './use-lead-in-address.js';

/** Client Management: everybody the firm acts for. */
export default function ClientsPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [editing, setEditing] = useState<{ client: Client | null } | null>(null);
  useWishInAddress(address, 'new', 'client', () => can('client:write') && setEditing({ client: null }));
  const { leadId, forgetLead } = useLeadInAddress(address);
  const add = can('client:write') && (
    <Button icon="plus" onClick={() => setEditing({ client: null })}>
      {t('clients.add')}
    </Button>
  );
  return (
    <AdminPage title={t('clients.title')} note={t('clients.note')} permission="client:read" actions={add}>
      <FilterBar>
        <SearchField
          label={t('clients.search')}
          placeholder={t('clients.searchPlaceholder')}
          value={address.filter('search')}
          onSearch={(search) => address.set({ search })}
        />
      </FilterBar>
      <ClientTable address={address} onEdit={(client) => setEditing({ client })} />
      {leadId && can('client:write') && can('lead:write') && <ClientOfLeadSheet leadId={leadId} onClose={forgetLead} />}
      {editing && <ClientSheet client={editing.client} onClose={() => setEditing(null)} />}
    </AdminPage>
  );
}

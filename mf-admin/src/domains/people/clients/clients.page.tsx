import { type Client, ClientShelf } from '@diwan/contracts/people/clients/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { ClientOfLeadSheet } from './client-of-lead-sheet.js';
import { ClientSheet } from './client-sheet.js';
import { ClientTable } from './client-table.js';
import { DeleteClientDialog } from './delete-client-dialog.js';
import { useLeadInAddress } from './use-lead-in-address.js';

/** Client Management: everybody the firm acts for. */
export default function ClientsPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [editing, setEditing] = useState<{ client: Client | null } | null>(null);
  const [deleting, setDeleting] = useState<Client | null>(null);
  useWishInAddress(address, 'new', 'client', () => can('client:write') && setEditing({ client: null }));
  const { leadId, forgetLead } = useLeadInAddress(address);
  const add = can('client:write') && (
    <>
      <Link href="/admin/clients/doubles">{t('clients.doubles')}</Link>
      <Button icon="plus" onClick={() => setEditing({ client: null })}>
        {t('clients.add')}
      </Button>
    </>
  );
  return (
    <AdminPage title={t('clients.title')} note={t('clients.note')} actions={add}>
      <ListFilters
        address={address}
        search={{ label: t('clients.search'), placeholder: t('clients.searchPlaceholder') }}
        filters={[
          {
            name: 'shelf',
            label: t('clients.shelf'),
            all: t('clients.shelf.kept'),
            options: ClientShelf.options.map((value) => ({ value, label: t(`clients.shelf.${value}`) })),
          },
        ]}
      />
      <ClientTable address={address} onEdit={(client) => setEditing({ client })} onDelete={setDeleting} />
      {leadId && can('client:write') && can('lead:write') && <ClientOfLeadSheet leadId={leadId} onClose={forgetLead} />}
      {deleting && <DeleteClientDialog client={deleting} onClose={() => setDeleting(null)} />}
      {editing && <ClientSheet client={editing.client} onClose={() => setEditing(null)} />}
    </AdminPage>
  );
}

import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useParams, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../components/admin-page.js';
import { isNotFound } from '../components/is-not-found.js';
import { ClientCases } from '../domains/matters/cases/client-cases.js';
import { useClient } from '../domains/people/clients/api/get-client.js';
import { ClientOverview } from '../domains/people/clients/client-overview.js';
import { ClientSheet } from '../domains/people/clients/client-sheet.js';
import { useTexts } from '../texts.js';

/** One client with their cases. */
export default function ClientDetailsPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const query = useClient(id, can('client:read'));
  const [editing, setEditing] = useState(false);
  const client = query.data;
  if (isNotFound(query.error)) return <NotFound />;
  const edit = client && can('client:write') && (
    <Button variant="secondary" icon="edit" onClick={() => setEditing(true)}>
      {t('clients.edit')}
    </Button>
  );
  return (
    <AdminPage
      title={client?.name ?? t('clients.detailsTitle')}
      note={client && t('clients.detailsTitle')}
      permission="client:read"
      actions={edit}
    >
      <Loaded query={query} failed={t('clients.fetchOneFailed')}>
        {(found) => (
          <div className="grid gap-12">
            <section className="grid gap-4" aria-labelledby="overview">
              <h2 id="overview" className="text-xl">
                {t('clients.overview')}
              </h2>
              <ClientOverview client={found} />
            </section>
            {can('case:read') && <ClientCases client={found} />}
            {editing && <ClientSheet client={found} onClose={() => setEditing(false)} />}
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

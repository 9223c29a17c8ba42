import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatPhone, useParams, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { ClientHealth } from '../domains/people/client-health/client-health.js';
import { useClient } from '../domains/people/clients/api/get-client.js';
import { ClientOverview } from '../domains/people/clients/client-overview.js';
import { ClientSheet } from '../domains/people/clients/client-sheet.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** One client, with what every noun has to say about them (OFF-03). */
export default function ClientDetailsPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const query = useClient(id);
  const [editing, setEditing] = useState(false);
  return (
    <RecordPage
      kind="client"
      kindName={t('clients.detailsTitle')}
      href={`/admin/client-details/${id}`}
      query={query}
      failed={t('clients.fetchOneFailed')}
      look={(client) => ({
        title: client.name,
        facts: [
          t(`clientType.${client.clientType}`),
          <CopyText key="phone" text={client.phone} shown={formatPhone(client.phone)} />,
          client.email && <CopyText key="email" text={client.email} />,
        ],
        deeds: can('client:write') && (
          <Button variant="secondary" icon="edit" onClick={() => setEditing(true)}>
            {t('clients.edit')}
          </Button>
        ),
        aside: {
          title: t('clients.overview'),
          content: (
            <>
              <ClientHealth clientId={client.id} />
              <ClientOverview client={client} />
            </>
          ),
        },
        opened: editing && <ClientSheet client={client} onClose={() => setEditing(false)} />,
      })}
    />
  );
}

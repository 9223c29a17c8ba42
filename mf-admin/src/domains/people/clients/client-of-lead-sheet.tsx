import type { Client } from '@diwan/contracts/people/clients/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { linkClient, useLeadOfClient } from './api/lead-of-client.js';
import { ClientForm } from './client-form.js';

export interface ClientOfLeadSheetProps {
  leadId: string;
  onClose: () => void;
}

/** Makes a client of a lead: the form begins with what the lead says, and the lead keeps whom it became (LEAD-08). */
export function ClientOfLeadSheet({ leadId, onClose }: ClientOfLeadSheetProps) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const lead = useLeadOfClient(leadId);
  const saved = async (client: Client) => {
    await linkClient(leadId, client.id).then(
      () => say.done(t('clients.createdOfLead')),
      (error: unknown) => say.failed(t('clients.notLinked'), error),
    );
    void queries.invalidateQueries({ queryKey: ['leads'] });
    onClose();
  };
  return (
    <EditorSheet title={t('clients.addTitle')} onClose={onClose}>
      {(leave) => (
        <Loaded query={lead} failed={t('clients.leadFailed')}>
          {(found) =>
            found.clientId ? (
              <Notice tone="info" title={t('clients.isClientAlready')}>
                <Link href={`/admin/client-details/${found.clientId}`}>{t('leads.showClient')}</Link>
              </Notice>
            ) : (
              <ClientForm client={null} lead={found} onSaved={saved} onCancel={leave} />
            )
          }
        </Loaded>
      )}
    </EditorSheet>
  );
}

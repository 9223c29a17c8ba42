import type { Client } from '@diwan/contracts/people/clients/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useAction } from '@diwan/desk-kit/use-action';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  /** Was created, but the lead could not be told. */
  const [unlinked, setUnlinked] = useState<Client | null>(null);
  const linking = useAction(async (client: Client) => {
    try {
      await linkClient(leadId, client.id);
      say.done(t('clients.createdOfLead'));
      onClose();
    } catch (error) {
      setUnlinked(client);
      say.failed(t('clients.notLinked'), error);
    }
    void queries.invalidateQueries({ queryKey: ['leads'] });
  });
  return (
    <EditorSheet title={t('clients.addTitle')} onClose={onClose}>
      {(leave) => (
        <Loaded query={lead} failed={t('clients.leadFailed')}>
          {(found) =>
            unlinked ? (
              <Notice tone="warning" title={t('clients.notLinked')}>
                <div className="grid justify-items-start gap-3">
                  <p>{t('clients.linkAgainText')}</p>
                  <Button busy={linking.busy} busyLabel={t('form.saving')} onClick={() => void linking.run(unlinked)}>
                    {t('clients.linkAgain')}
                  </Button>
                </div>
              </Notice>
            ) : found.clientId ? (
              <Notice tone="info" title={t('clients.isClientAlready')}>
                <Link href={`/admin/client-details/${found.clientId}`}>{t('leads.showClient')}</Link>
              </Notice>
            ) : (
              <ClientForm client={null} lead={found} onSaved={linking.run} onCancel={leave} />
            )
          }
        </Loaded>
      )}
    </EditorSheet>
  );
}

import type { Client } from '@diwan/contracts/people/clients/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useTexts } from '../../../texts.js';
import { useClientRecords } from './api/shelve-client.js';
import { useClientShelves } from './use-client-shelves.js';

export interface DeleteClientDialogProps {
  client: Client;
  onClose: () => void;
}

/** Asks before a client is deleted, and offers the archive instead to whoever something hangs on (D-124, D-125). */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const t = useTexts();
  const shelve = useClientShelves();
  const records = useClientRecords(client.id);
  const hasRecords = (records.data?.length ?? 0) > 0;
  const canArchive = hasRecords && client.shelf === null;
  const go = () => {
    onClose();
    void shelve(client, hasRecords ? 'archived' : 'deleted');
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('clients.deleteTitle', { name: client.name })}
      confirmLabel={canArchive ? t('clients.archive') : t('clients.delete')}
      cancelLabel={t('form.close')}
      tone={hasRecords ? 'primary' : 'danger'}
      busy={!records.data || (hasRecords && !canArchive)}
      onConfirm={go}
    >
      <Loaded query={records} failed={t('clients.recordsFailed')}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('clients.deleteText')}</p>
          ) : (
            <>
              <p>{t('clients.hasRecords')}</p>
              <ul className="my-2 list-disc ps-6">
                {found.map(({ kind, count }) => (
                  <li key={kind}>{t(`clientRecords.${kind}`, { count })}</li>
                ))}
              </ul>
              <p>{t('clients.archiveText')}</p>
            </>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}

import type { Client } from '@diwan/contracts/people/clients/http';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { ClientForm } from './client-form.js';

export interface ClientSheetProps {
  /** Null for a new one. */
  client: Client | null;
  onClose: () => void;
}

/** Adds or changes a client, beside the list. */
export function ClientSheet({ client, onClose }: ClientSheetProps) {
  const t = useTexts();
  const say = useSay();
  const saved = () => {
    say.done(client ? t('clients.updated') : t('clients.created'));
    onClose();
  };
  return (
    <EditorSheet
      title={client ? t('clients.editTitle', { name: client.name }) : t('clients.addTitle')}
      onClose={onClose}
    >
      {(leave) => <ClientForm client={client} onSaved={saved} onCancel={leave} />}
    </EditorSheet>
  );
}

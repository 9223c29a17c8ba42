import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Checkbox } from '@diwan/ui/checkbox';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useDocumentDeeds } from './use-document-deeds.js';

interface HideDialogProps {
  clientName: string;
  document: StaffDocument;
  onClose: () => void;
}

/** Asks before a document is hidden again, and whether the client is told (DOC-03). */
export function HideDialog({ clientName, document, onClose }: HideDialogProps) {
  const t = useTexts();
  const { hide } = useDocumentDeeds();
  const [tell, setTell] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('hide.title', { title: document.title })}
      confirmLabel={t('documents.hide')}
      cancelLabel={t('form.cancel')}
      tone="primary"
      onConfirm={() => {
        onClose();
        void hide(document, clientName, tell);
      }}
    >
      <div className="grid gap-4">
        <p>{t('hide.text', { name: clientName })}</p>
        <Checkbox
          id="hide-notify"
          label={t('share.notify', { name: clientName })}
          hint={t('hide.notifyHint')}
          checked={tell}
          onChange={(event) => setTell(event.target.checked)}
        />
      </div>
    </ConfirmDialog>
  );
}

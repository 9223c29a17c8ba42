import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useState } from 'react';
import { nameList } from '../../../components/name-list.js';
import { useTexts } from '../../../texts.js';
import { ClientBoxes } from '../client-boxes.js';
import { shownTo } from './shown-to.js';
import { useDocumentDeeds } from './use-document-deeds.js';

interface HideDialogProps {
  document: StaffDocument;
  onClose: () => void;
}

/** Asks before a document is hidden again: from whom of those who see it, and whether they are told (DOC-03). */
export function HideDialog({ document, onClose }: HideDialogProps) {
  const t = useTexts();
  const { hide } = useDocumentDeeds();
  const { language } = useShell();
  const [tell, setTell] = useState(false);
  const seeing = shownTo(document);
  const [from, setFrom] = useState<readonly string[]>(seeing.map(({ id }) => id));
  const chosen = seeing.filter(({ id }) => from.includes(id));
  const names = nameList(
    chosen.map(({ name }) => name),
    language,
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('hide.title', { title: document.title })}
      confirmLabel={t('documents.hide')}
      cancelLabel={t('form.cancel')}
      tone="primary"
      onConfirm={() => {
        if (chosen.length === 0) return;
        onClose();
        void hide(document, chosen, tell);
      }}
    >
      <div className="grid gap-4">
        {seeing.length > 1 && (
          <ClientBoxes id="hide-from" legend={t('hide.from')} clients={seeing} chosen={from} onChange={setFrom} />
        )}
        <p>{names ? t('hide.text', { name: names }) : t('hide.nobody')}</p>
        <Checkbox
          id="hide-notify"
          label={names ? t('share.notify', { name: names }) : t('share.notifyNobody')}
          hint={t('hide.notifyHint')}
          checked={tell}
          onChange={(event) => setTell(event.target.checked)}
        />
      </div>
    </ConfirmDialog>
  );
}

import { ApiProblem, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { useSay } from './say.js';

export interface SaveViewDialogProps {
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a view is called. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (!name.trim()) return setFault(t('views.nameMissing'));
    setBusy(true);
    try {
      await onSave(name.trim());
      say.done(t('views.saved'));
      onClose();
    } catch (error) {
      const isFull = error instanceof ApiProblem && error.fieldErrors.name === 'too_many';
      setFault(isFull ? t('views.full') : problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('views.saveTitle')}
      tone="primary"
      confirmLabel={t('views.saveTitle')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void save()}
      busy={busy}
      busyLabel={t('form.saving')}
    >
      <div className="grid gap-4">
        <p>{t('views.saveText')}</p>
        <Field label={t('views.name')} error={fault} required>
          <TextInput
            dir="auto"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

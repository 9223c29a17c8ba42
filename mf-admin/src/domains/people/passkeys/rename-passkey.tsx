import type { OwnPasskey } from '@diwan/contracts/people/passkeys/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { renameOwnPasskey } from './api/passkeys.js';

/** Takes another name for a passkey. */
export function RenamePasskey({
  passkey,
  onRenamed,
  onClose,
}: {
  passkey: OwnPasskey;
  onRenamed: () => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const { problemText } = useShell();
  const formId = useId();
  const [name, setName] = useState(passkey.name);
  const [fault, setFault] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault(t('passkeys.nameMissing'));
    setFault('');
    setProblem('');
    setBusy(true);
    try {
      await renameOwnPasskey(passkey.id, name.trim());
      onRenamed();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('passkeys.renameTitle')}
      closeLabel={t('form.close')}
      footer={
        <Button type="submit" form={formId} busy={busy} busyLabel={t('form.saving')}>
          {t('passkeys.rename')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t('passkeys.name')} error={fault} required>
          <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

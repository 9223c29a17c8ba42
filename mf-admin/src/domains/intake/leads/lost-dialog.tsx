import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../texts.js';

/** Longest reason, in characters. */
const LONGEST = 500;

export interface LostDialogProps {
  /** Further requests that nobody has answered and that are closed with the lead. */
  furtherUnanswered: number;
  busy: boolean;
  onLost: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a lead was lost. */
export function LostDialog({ furtherUnanswered, busy, onLost, onClose }: LostDialogProps) {
  const t = useTexts();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && !busy) onLost(text);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('leads.lostTitle')}
      description={
        furtherUnanswered > 0 ? t('leads.lostTextFurther', { count: furtherUnanswered }) : t('leads.lostText')
      }
      closeLabel={t('form.close')}
      footer={
        <Button type="submit" form={formId} busy={busy} busyLabel={t('leads.changing')}>
          {t('leadMove.lost')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('leads.lostReason')} required error={isMissing && t('leads.lostReasonMissing')}>
          <TextArea maxLength={LONGEST} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

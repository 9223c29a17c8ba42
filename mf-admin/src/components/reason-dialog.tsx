import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.js';

const MAX_REASON = 300;

export interface ReasonDialogProps {
  /** Names the item, such as "Void invoice INV-202605-0007?". */
  title: string;
  /** What happens then. */
  text: ReactNode;
  /** The verb. */
  confirm: string;
  /** Keeps the reason while it is not sent, such as `void:<id>`. */
  draft: string;
  /** Does it, and closes. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of something that cannot be undone. */
export function ReasonDialog({ title, text, confirm, draft, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const [reason, setReason, forget] = useKeptState(draft, () => '');
  const [isMissing, setMissing] = useState(false);
  const doing = useMutation({
    mutationFn: () => onConfirm(reason.trim()),
    onSuccess: forget,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirm}
      cancelLabel={t('form.cancel')}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : doing.mutate())}
      busy={doing.isPending}
      busyLabel={t('form.saving')}
      error={doing.error && problemText(doing.error)}
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <Field label={t('form.reason')} error={isMissing && reason.trim() === '' && t('field.required')} required>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={MAX_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

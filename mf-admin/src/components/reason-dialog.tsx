import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { ApiProblem, useShell } from '@diwan/mf-kit';
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
  /** What is shown of what happens then is still on its way: nothing is done meanwhile. */
  isWaiting?: boolean;
  /** What a refusal means here, by its code. */
  why?: Partial<Record<ApiProblem['code'], string>>;
  /** Does it, and closes. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of something that cannot be undone. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, draft, isWaiting = false, why = {}, onConfirm, onClose } = props;
  const t = useTexts();
  const { problemText } = useShell();
  const [reason, setReason, forget] = useKeptState(draft, () => '');
  const [isMissing, setMissing] = useState(false);
  const doing = useMutation({
    mutationFn: () => onConfirm(reason.trim()),
    onSuccess: forget,
  });
  const meant = doing.error instanceof ApiProblem ? why[doing.error.code] : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirm}
      cancelLabel={t('form.cancel')}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : doing.mutate())}
      busy={doing.isPending || isWaiting}
      busyLabel={t(isWaiting ? 'page.loading' : 'form.saving')}
      error={doing.error && (meant ?? problemText(doing.error))}
    >
      <div className="grid gap-4">
        {typeof text === 'string' ? <p>{text}</p> : text}
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

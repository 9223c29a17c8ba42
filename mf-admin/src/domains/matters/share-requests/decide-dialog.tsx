import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useDecisions } from './api/share-requests.js';

export type Decision = 'approve' | 'refuse' | 'revoke';

const DAYS = ['1', '3', '7', '14', '30'];
const OPENS = ['1', '2', '5', '10', '20'];
const MAX_REASON = 500;

interface DecideDialogProps {
  kind: Decision;
  request: ShareRequest;
  onClose: () => void;
}

/** Decides a client's wish, naming who will get what (D-089). */
export function DecideDialog({ kind, request, onClose }: DecideDialogProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const { approve, refuse, revoke } = useDecisions();
  const [days, setDays] = useState('7');
  const [maxOpens, setMaxOpens] = useState('5');
  const [reason, setReason, forget] = useKeptState(`share-refusal:${request.id}`, () => '');
  const [isMissing, setMissing] = useState(false);
  const deciding = useMutation({
    mutationFn: () => {
      if (kind === 'approve') return approve(request.id, { days: Number(days), maxOpens: Number(maxOpens) });
      return kind === 'refuse' ? refuse(request.id, reason.trim()) : revoke(request.id);
    },
    onSuccess: () => {
      forget();
      say.done(t(`shareRequests.${kind}Done`));
      onClose();
    },
  });
  const confirm = () => {
    if (kind === 'refuse' && reason.trim() === '') return setMissing(true);
    deciding.mutate();
  };
  const problem = deciding.error;
  const values = { document: request.documentTitle, recipient: request.recipientName, client: request.clientName };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`shareRequests.${kind}Title`, values)}
      tone={kind === 'approve' ? 'primary' : 'danger'}
      confirmLabel={t(`shareRequests.${kind}`)}
      cancelLabel={t('form.cancel')}
      onConfirm={confirm}
      busy={deciding.isPending}
      busyLabel={t('form.saving')}
      error={
        problem && (reasonOf(problem) ? t(`shareRequests.${reasonOf(problem) ?? 'CONFLICT'}`) : problemText(problem))
      }
    >
      <div className="grid gap-4">
        <p>{t(`shareRequests.${kind}Text`, values)}</p>
        {kind === 'approve' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('shareRequests.days')}>
              <NativeSelect
                value={days}
                onChange={(event) => setDays(event.target.value)}
                options={DAYS.map((value) => ({ value, label: t('shareRequests.dayCount', { count: Number(value) }) }))}
              />
            </Field>
            <Field label={t('shareRequests.maxOpens')}>
              <NativeSelect
                value={maxOpens}
                onChange={(event) => setMaxOpens(event.target.value)}
                options={OPENS.map((value) => ({ value, label: value }))}
              />
            </Field>
          </div>
        )}
        {kind === 'refuse' && (
          <Field
            label={t('shareRequests.reason')}
            hint={t('shareRequests.reasonHint')}
            error={isMissing && t('shareRequests.reasonMissing')}
            required
          >
            <TextArea
              dir="auto"
              rows={3}
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Refusals that mean something else here than elsewhere. */
const reasonOf = (error: unknown) =>
  (['CONFLICT', 'UNSUPPORTED_TYPE', 'DOCUMENT_EXPIRED'] as const).find(
    (code) => error instanceof ApiProblem && error.code === code,
  );

import type { ClientRequest, RequestItem } from '@diwan/contracts/matters/requests/http';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useRequestDeeds } from './api/requests.js';
import { inWords } from './in-words.js';

const MAX_REASON = 500;

interface RefuseDialogProps {
  request: ClientRequest;
  item: RequestItem;
  onClose: () => void;
}

/** Refuses what a client sent; they read the reason. */
export function RefuseDialog({ request, item, onClose }: RefuseDialogProps) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const say = useSay();
  const { refuse } = useRequestDeeds();
  const [reason, setReason, forget] = useKeptState(`request-refusal:${item.id}`, () => '');
  const [isMissing, setMissing] = useState(false);
  const refusing = useMutation({
    mutationFn: () => refuse(request, item.id, reason.trim()),
    onSuccess: () => {
      forget();
      say.done(t('requests.refuseDone'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('requests.refuseTitle', { title: inWords(item.title, language) })}
      tone="danger"
      confirmLabel={t('requests.refuse')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : refusing.mutate())}
      busy={refusing.isPending}
      busyLabel={t('form.saving')}
      error={refusing.error && problemText(refusing.error)}
    >
      <div className="grid gap-4">
        <p>{t('requests.refuseText', { client: nameList(namesOf(request.clients), language) })}</p>
        <Field
          label={t('requests.reason')}
          hint={t('requests.reasonHint')}
          error={isMissing && t('requests.reasonMissing')}
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
      </div>
    </ConfirmDialog>
  );
}

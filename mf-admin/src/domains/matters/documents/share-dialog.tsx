import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Dialog } from '@diwan/ui/dialog';
import { Notice } from '@diwan/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { hide, share } from './api/set-visibility.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { useTold } from './use-told.js';

interface ShareDialogProps {
  caseId: string;
  clientName: string;
  /** Hidden documents of the case. */
  documents: readonly StaffDocument[];
  /** Chosen at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Asks before documents are shown to the client: which ones, to whom, and whether they are told (DOC-03). Undo hides them again. */
export function ShareDialog({ caseId, clientName, documents, chosen, onClose }: ShareDialogProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const say = useSay();
  const changed = useChangedDocument();
  const told = useTold();
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [tell, setTell] = useState(true);
  const undo = async (shared: readonly StaffDocument[]) => {
    try {
      for (const { id } of shared) changed(await hide(id, false));
      notify.info(t('share.undone'));
    } catch (error) {
      say.failed(t('documents.visibilityFailed'), error);
    }
  };
  const sharing = useMutation({
    mutationFn: () => share(caseId, [...ids], tell),
    onSuccess: (shared) => {
      for (const document of shared) changed(document);
      notify.success(t('documents.shared'), {
        ...(tell && { description: t('share.willBeTold', { name: clientName }) }),
        action: { label: t('share.undo'), onPress: () => void undo(shared) },
      });
      const [first] = shared;
      // They are told of together.
      if (tell && first) void told(first, 'shared', clientName);
      onClose();
    },
    onError: (error) => say.failed(t('documents.visibilityFailed'), error),
  });
  const wanted = documents.filter(({ id }) => ids.includes(id));
  const ended = wanted.filter(({ policy }) => hasEnded(policy.expiresAt));
  const choose = (id: string, wanted: boolean) => setIds(wanted ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('share.title', { name: clientName })}
      description={t('share.text', { name: clientName })}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            disabled={ids.length === 0 || ended.length > 0}
            busy={sharing.isPending}
            busyLabel={t('share.sharing')}
            onClick={() => sharing.mutate()}
          >
            {t('share.confirm', { count: ids.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{t('documents.title')}</legend>
          {documents.map(({ id, title }) => (
            <Checkbox
              key={id}
              id={`share-${id}`}
              label={title}
              checked={ids.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
          ))}
        </fieldset>
        {ended.map(({ id, title, policy }) => (
          <Notice key={id} tone="warning" role="alert">
            {t('share.ended', { title, time: formatDateTime(policy.expiresAt ?? '', language) })}
          </Notice>
        ))}
        {wanted.filter(isLocked).map(({ id, title, pdf }) => (
          <Notice key={id} tone="warning" role="status">
            {t(pdf === 'waiting' ? 'share.pdfWaiting' : 'share.noMark', { title })}
          </Notice>
        ))}
        <Checkbox
          id="share-notify"
          label={t('share.notify', { name: clientName })}
          hint={t('share.notifyHint')}
          checked={tell}
          onChange={(event) => setTell(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}

/** Their policy asks for a watermark that they cannot carry, so that the client could not open them. */
const isLocked = ({ canBeMarked, policy }: StaffDocument) => policy.watermarkEnabled && !canBeMarked;

const hasEnded = (at: string | null) => at !== null && Date.parse(at) <= Date.now();

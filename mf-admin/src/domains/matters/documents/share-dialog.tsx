import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Dialog } from '@diwan/ui/dialog';
import { Notice } from '@diwan/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nameList } from '../../../components/name-list.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { ClientBoxes } from '../client-boxes.js';
import { hide, share } from './api/set-visibility.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { type DocumentClient, isShownTo } from './shown-to.js';
import { useTold } from './use-told.js';

interface ShareDialogProps {
  caseId: string;
  /** All of the case. */
  clients: readonly DocumentClient[];
  /** Documents of the case that not all of them see. */
  documents: readonly StaffDocument[];
  /** Chosen at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/**
 * Asks before documents are shown: which ones, to whom of the clients of the case, and whether they are told (DOC-03). Of several
 * clients nobody is chosen beforehand. Undo hides them again.
 */
export function ShareDialog({ caseId, clients, documents, chosen, onClose }: ShareDialogProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const say = useSay();
  const changed = useChangedDocument();
  const told = useTold();
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [to, setTo] = useState<readonly string[]>(clients.length === 1 ? clients.map(({ id }) => id) : []);
  const [tell, setTell] = useState(true);
  const wanted = documents.filter(({ id }) => ids.includes(id));
  const seeing = clients.filter(({ id }) => wanted.length > 0 && wanted.every((document) => isShownTo(document, id)));
  const recipients = clients.filter((client) => to.includes(client.id) && !seeing.includes(client));
  const names = nameList(
    recipients.map(({ name }) => name),
    language,
  );
  const clientIds = recipients.map(({ id }) => id);
  const undo = async (shared: readonly StaffDocument[]) => {
    try {
      for (const document of shared) {
        const before = documents.find(({ id }) => id === document.id);
        const added = clientIds.filter((id) => !before || !isShownTo(before, id));
        if (added.length > 0) changed(await hide(document.id, added, false));
      }
      notify.info(t('share.undone'));
    } catch (error) {
      say.failed(t('documents.visibilityFailed'), error);
    }
  };
  const sharing = useMutation({
    mutationFn: () => share(caseId, { documentIds: [...ids], clientIds, notify: tell }),
    onSuccess: (shared) => {
      for (const document of shared) changed(document);
      notify.success(t('documents.shared'), {
        ...(tell && { description: t('share.willBeTold', { name: names }) }),
        action: { label: t('share.undo'), onPress: () => void undo(shared) },
      });
      const [first] = shared;
      // They are told of together.
      if (tell && first) for (const client of recipients) void told(first, 'shared', client);
      onClose();
    },
    onError: (error) => say.failed(t('documents.visibilityFailed'), error),
  });
  const ended = wanted.filter(({ policy }) => hasEnded(policy.expiresAt));
  const choose = (id: string, wanted: boolean) => setIds(wanted ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={clients.length === 1 ? t('share.title', { name: names }) : t('share.titleSeveral')}
      description={names ? t('share.text', { name: names }) : t('share.textNobody')}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            disabled={ids.length === 0 || ended.length > 0 || recipients.length === 0}
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
        {clients.length > 1 && (
          <ClientBoxes
            id="share-with"
            legend={t('share.with')}
            clients={clients}
            chosen={to}
            fixed={new Map(seeing.map(({ id }) => [id, t('share.seesAlready')]))}
            onChange={setTo}
          />
        )}
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
          label={names ? t('share.notify', { name: names }) : t('share.notifyNobody')}
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

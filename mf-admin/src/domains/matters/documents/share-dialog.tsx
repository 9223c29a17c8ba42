import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Dialog } from '@diwan/ui/dialog';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useTexts } from '../../../texts.js';
import { ClientBoxes } from '../client-boxes.js';
import { type DocumentClient, isShownTo, isShownToAll } from './shown-to.js';
import { useShare } from './use-share.js';

interface ShareDialogProps {
  caseId: string;
  /** All of the case. */
  clients: readonly DocumentClient[];
  /** Documents of the case, as they are now. */
  documents: readonly StaffDocument[];
  /** Chosen at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/**
 * Asks before documents are shown: which ones, to whom of the clients of the case, and whether they are told (DOC-03). Of several
 * clients nobody is chosen beforehand. What all of them see by now is said, and the rest can still be shown.
 */
export function ShareDialog({ caseId, clients, documents: now, chosen, onClose }: ShareDialogProps) {
  const t = useTexts();
  const { language } = useShell();
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [to, setTo] = useState<readonly string[]>([]);
  const [tell, setTell] = useState(true);
  const { isPending, variables, mutate } = useShare(caseId, onClose);
  // What is being shown is not said to be shown already, although a list may have it.
  const documents = isPending ? variables.documents : now;
  const left = documents.filter((document) => !isShownToAll(document, clients));
  const done = documents.filter(
    (document) => !left.includes(document) && (left.length === 0 || ids.includes(document.id)),
  );
  const wanted = left.filter(({ id }) => ids.includes(id));
  const seeing = clients.filter(({ id }) => wanted.length > 0 && wanted.every((document) => isShownTo(document, id)));
  const isChosen = ({ id }: DocumentClient) => clients.length === 1 || to.includes(id);
  const recipients = clients.filter((client) => isChosen(client) && !seeing.includes(client));
  const names = nameList(namesOf(recipients), language);
  const ended = wanted.filter(({ policy }) => hasEnded(policy.expiresAt));
  const choose = (id: string, wanted: boolean) => setIds(wanted ? [...ids, id] : ids.filter((other) => other !== id));
  const alreadyShared = done.map(({ id, title }) => (
    <Notice key={id} role="status">
      {t('share.allSee', { title })}
    </Notice>
  ));
  if (left.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('documents.share')}
        closeLabel={t('form.close')}
        footer={<Button onClick={onClose}>{t('form.close')}</Button>}
      >
        <div className="grid gap-4">{alreadyShared}</div>
      </Dialog>
    );
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
            disabled={wanted.length === 0 || ended.length > 0 || recipients.length === 0}
            busy={isPending}
            busyLabel={t('share.sharing')}
            onClick={() => mutate({ documents, documentIds: wanted.map(({ id }) => id), recipients, tell })}
          >
            {t('share.confirm', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {alreadyShared}
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{t('documents.title')}</legend>
          {left.map(({ id, title }) => (
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

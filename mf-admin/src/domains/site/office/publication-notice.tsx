import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { lackingToPublish } from '@diwan/contracts/site/publication/readiness';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { usePublication, usePublish } from './api/publication.js';
import { lackingInWords } from './lacking-in-words.js';

/** Whether visitors see the site, what it lacks before they may, and the deed that decides it (PUB-09). */
export function PublicationNotice({ profile }: { profile: OfficeProfileDraft }) {
  const t = useTexts();
  return (
    <div className="mb-6">
      <Loaded query={usePublication()} failed={t('publication.unknown')}>
        {({ published }) => <Known published={published} profile={profile} />}
      </Loaded>
    </div>
  );
}

function Known({ published, profile }: { published: boolean; profile: OfficeProfileDraft }) {
  const t = useTexts();
  const [asks, setAsks] = useState(false);
  const lacking = lackingToPublish(profile);
  const [title, text] = published
    ? [t('publication.on'), t('publication.onText')]
    : [t('publication.off'), t('publication.offText')];
  return (
    <Notice
      tone={published ? 'success' : 'warning'}
      title={title}
      actions={
        (published || lacking.length === 0) && (
          <Button variant={published ? 'secondary' : 'primary'} onClick={() => setAsks(true)}>
            {t(published ? 'publication.takeOff' : 'publication.publish')}
          </Button>
        )
      }
    >
      <p>{text}</p>
      {!published && lacking.length > 0 && <p>{t('publication.lacking', { what: lackingInWords(t, lacking) })}</p>}
      {asks && <PublicationDialog published={published} onClose={() => setAsks(false)} />}
    </Notice>
  );
}

/** Asks before everybody sees the site, or nobody any more. */
function PublicationDialog({ published, onClose }: { published: boolean; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const publish = usePublish();
  // What stands in the dialog when it opens is what is confirmed, also when somebody else decides meanwhile.
  const [takesOff] = useState(published);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={takesOff ? 'danger' : 'primary'}
      title={t(takesOff ? 'publication.takeOffTitle' : 'publication.publishTitle')}
      confirmLabel={t(takesOff ? 'publication.takeOff' : 'publication.publish')}
      cancelLabel={t('form.cancel')}
      onConfirm={() =>
        publish.mutate(!takesOff, {
          onSuccess: () => {
            say.done(t(takesOff ? 'publication.takenOff' : 'publication.published'));
            onClose();
          },
        })
      }
      busy={publish.isPending}
      busyLabel={t('form.saving')}
      error={publish.error && problemText(publish.error)}
    >
      <p>{t(takesOff ? 'publication.takeOffText' : 'publication.publishText')}</p>
    </ConfirmDialog>
  );
}

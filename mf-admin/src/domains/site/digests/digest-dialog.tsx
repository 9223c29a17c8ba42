import type { DigestOutcome } from '@diwan/contracts/site/digests/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useDigest, useSendDigest } from './api/digest.js';
import { DigestPreviewView, hasGone } from './digest-preview.js';

/** What is said of each outcome. */
const SAID = {
  begun: 'digest.sent',
  already: 'digest.already',
  nothing: 'digest.nothing',
} as const satisfies Record<DigestOutcome, string>;

/** Today's digest before it is sent: to how many, and how it reads. Nobody gets a second one, however often it is pressed (D-071). */
export function DigestDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const query = useDigest();
  const sendDigest = useSendDigest();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      say.done(t(SAID[await sendDigest()]));
      onClose();
    } catch (error) {
      say.failed(t('digest.failed'), error);
    } finally {
      setBusy(false);
    }
  };
  const nothingToSend = query.data === undefined || query.data.due === 0 || hasGone(query.data);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('digest.send')}
      description={t('digest.what')}
      closeLabel={t('form.close')}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button disabled={nothingToSend} busy={busy} busyLabel={t('digest.sending')} onClick={() => void send()}>
            {t('digest.sendNow')}
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={t('digest.fetchFailed')}>
        {(digest) => <DigestPreviewView digest={digest} />}
      </Loaded>
    </Dialog>
  );
}

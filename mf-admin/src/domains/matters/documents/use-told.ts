import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { readNotice } from './api/read-notice.js';
import type { DocumentClient } from './shown-to.js';

/** Pause between looks at a message that is about to go, and how often it is looked at, in milliseconds. */
const PAUSE = 3000;
const LOOKS = 40;
/** A message that waits for longer than this is not waited for, in milliseconds. */
const PATIENCE = 10 * 60_000;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Says when a client's message about a document was taken by its provider, or was given up (D-151). One that waits for the morning is
 * said to. Goes on after whoever asked has left the page; not after the back office was closed.
 */
export function useTold() {
  const t = useTexts();
  const { notify, language } = useShell();
  return async (
    { id }: Pick<StaffDocument, 'id'>,
    of: 'shared' | 'hidden',
    { id: clientId, name }: DocumentClient,
  ): Promise<void> => {
    let waited = false;
    for (let look = 0; look < LOOKS; look++) {
      await rest(PAUSE);
      const standing = await readNotice(id, clientId, of).catch(() => null);
      if (standing?.state === 'sent')
        return void notify.success(t('told.sent'), { description: t('told.to', { name }) });
      if (standing?.state === 'failed')
        return void notify.error(t('told.failed'), { description: t('told.failedText') });
      if (standing?.state === 'stopped') return void notify.info(t('told.stopped', { name }));
      // Hidden or shared again meanwhile: there is nothing to say any more.
      if (standing?.state === 'none' && waited) return;
      if (standing?.state !== 'waiting') continue;
      waited = true;
      const wait = standing.from === null ? 0 : Date.parse(standing.from) - Date.now();
      if (wait > PATIENCE) {
        const time = formatDateTime(standing.from ?? '', language);
        return void notify.info(t('told.later', { name, time }));
      }
      await rest(Math.max(0, wait));
    }
  };
}

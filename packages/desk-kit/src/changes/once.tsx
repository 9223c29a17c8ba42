import { configureBrowserTransport, useShell } from '@diwan/mf-kit';
import { useEffect, useEffectEvent } from 'react';
import { useDeskTexts } from '../texts.js';
import { DoOnce } from './do-once.js';

/**
 * Stands around every change that the pages of a signed-in area make: each is done once (see `DoOnce`), and who presses again learns that
 * it had been done. Draws nothing.
 */
export function ChangesOnce(): null {
  const t = useDeskTexts();
  const { notify, session } = useShell();
  const personId = session.person?.id;
  const tell = useEffectEvent(() => notify.info(t('desk.doneBefore'), { id: 'done-before' }));
  useEffect(() => {
    const once = new DoOnce(personId, () => tell());
    configureBrowserTransport({ around: (change, send) => once.run(change, send) });
    return () => configureBrowserTransport({ around: (_change, send) => send() });
  }, [personId]);
  return null;
}

import { formatTime, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useEffect, useState } from 'react';
import { useTexts } from '../messages/shell-texts.js';
import { Modal } from './modal.js';
import { askSession, keepSession } from './session-store.js';

/** How long before the end people are warned, in milliseconds. */
const WARNING_MS = 120_000;

/**
 * Warns before an idle session ends and offers to stay (WCAG 2.2.1). Work in other tabs or by requests moves the end on, so the server
 * is asked before warning; at the end it is asked again, which signs out here too.
 */
export function IdleWarning({ endsAt }: { endsAt: number | null }) {
  const [warned, setWarned] = useState(false);

  useEffect(() => {
    setWarned(false);
    if (endsAt === null) return;
    const wait = endsAt - Date.now() - WARNING_MS;
    const timers = [
      setTimeout(async () => {
        const fresh = wait > 0 ? (await askSession()).idleEndsAt : endsAt;
        setWarned(fresh === endsAt);
      }, wait),
      setTimeout(() => void askSession(), endsAt - Date.now() + 1000),
    ];
    return () => timers.forEach(clearTimeout);
  }, [endsAt]);

  return warned && endsAt !== null ? <Warning endsAt={endsAt} /> : null;
}

function Warning({ endsAt }: { endsAt: number }) {
  const t = useTexts();
  const { language, logout, notify, problemText } = useShell();
  const stay = () => keepSession().catch((error) => notify.error(problemText(error)));
  return (
    <Modal title={t('idle.title')} onEscape={stay}>
      <p>{t('idle.text', { time: formatTime(new Date(endsAt), language) })}</p>
      {/* Staying comes first, where the dialog puts the focus. */}
      <div className="shell-idle__actions">
        <Button onClick={stay}>{t('idle.stay')}</Button>
        <Button variant="secondary" onClick={() => void logout()}>
          {t('header.logout')}
        </Button>
      </div>
    </Modal>
  );
}

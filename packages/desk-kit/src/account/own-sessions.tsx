import type { OwnSession } from '@diwan/contracts/people/sessions/own.http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../loaded.js';
import { useDeskTexts } from '../texts.js';
import { useAction } from '../use-action.js';
import { endEverySession, endSession, OWN_SESSIONS, useOwnSessions } from './sessions-api.js';

/** Where the person is signed in, with the way to end what is not theirs (ASVS 7.5.2). */
export function OwnSessions() {
  const t = useDeskTexts();
  const sessions = useOwnSessions();
  return (
    <section aria-labelledby="sessions-title" className="desk-sessions">
      <h2 id="sessions-title" className="desk-sessions__title">
        {t('desk.sessions.title')}
      </h2>
      <p className="desk-quiet">{t('desk.sessions.text')}</p>
      <Loaded query={sessions} failed={t('desk.sessions.failed')}>
        {(list) => (
          <ul className="desk-sessions__list">
            {list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere />
    </section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useDeskTexts();
  const { language, notify, problemText } = useShell();
  const cache = useQueryClient();
  const { id, device, createdAt, lastSeenAt, current } = session;
  const name = t('desk.sessions.device', {
    browser: device.browser === 'other' ? t('desk.sessions.otherBrowser') : device.browser,
    system: device.system === 'other' ? t('desk.sessions.otherSystem') : device.system,
  });
  const end = useAction(async () => {
    try {
      await endSession(id);
      notify.success(t('desk.sessions.ended'));
    } catch (error) {
      notify.error(t('desk.sessions.endFailed'), { description: problemText(error) });
    }
    await cache.invalidateQueries({ queryKey: OWN_SESSIONS });
  });
  return (
    <li className="desk-sessions__row">
      <div className="desk-sessions__words">
        <p className="desk-sessions__device">
          {name} {current && <Badge tone="success">{t('desk.sessions.current')}</Badge>}
        </p>
        <p className="desk-sessions__times">
          {t('desk.sessions.times', {
            since: formatDateTime(createdAt, language),
            seen: formatDateTime(lastSeenAt, language),
          })}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          busy={end.busy}
          aria-label={t('desk.sessions.endOf', { device: name })}
          onClick={() => void end.run()}
        >
          {t('desk.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const t = useDeskTexts();
  const { problemText, signedOut } = useShell();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const leave = useAction(async () => {
    setProblem('');
    try {
      await endEverySession();
      signedOut();
    } catch (error) {
      setProblem(problemText(error));
    }
  });
  return (
    <div>
      <Button variant="secondary" icon="logout" onClick={() => setAsking(true)}>
        {t('desk.sessions.endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('desk.sessions.endAllTitle')}
        confirmLabel={t('desk.sessions.endAll')}
        cancelLabel={t('desk.sessions.cancel')}
        busy={leave.busy}
        busyLabel={t('desk.sessions.ending')}
        error={problem}
        onConfirm={() => void leave.run()}
      >
        {t('desk.sessions.endAllText')}
      </ConfirmDialog>
    </div>
  );
}

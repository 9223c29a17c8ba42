import type { OwnSession } from '@diwan/contracts/people/sessions/own.http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useAction } from '../../../frame/use-action.js';
import { useTexts } from '../../../texts.js';
import { endEverySession, endSession, OWN_SESSIONS, useOwnSessions } from './api/own-sessions.js';

/** Where the person is signed in, with the way to end what is not theirs (ASVS 7.5.2). */
export function Sessions() {
  const t = useTexts();
  const sessions = useOwnSessions();
  return (
    <section aria-labelledby="sessions-title" className="grid gap-4">
      <h2 id="sessions-title" className="text-xl">
        {t('sessions.title')}
      </h2>
      <p className="text-grey">{t('sessions.text')}</p>
      <Loaded query={sessions} failure={t('sessions.failed')}>
        {(list) => (
          <ul className="grid divide-y divide-line border-y border-line">
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
  const t = useTexts();
  const { language, notify, problemText } = useShell();
  const cache = useQueryClient();
  const { id, device, createdAt, lastSeenAt, current } = session;
  const name = t('sessions.device', {
    browser: device.browser === 'other' ? t('sessions.otherBrowser') : device.browser,
    system: device.system === 'other' ? t('sessions.otherSystem') : device.system,
  });
  const end = useAction(async () => {
    try {
      await endSession(id);
      notify.success(t('sessions.ended'));
    } catch (error) {
      notify.error(problemText(error));
    }
    await cache.invalidateQueries({ queryKey: OWN_SESSIONS });
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {name} {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-grey">
          {t('sessions.times', {
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
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => void end.run()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const t = useTexts();
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
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('sessions.endAllTitle')}
        confirmLabel={t('sessions.endAll')}
        cancelLabel={t('sessions.cancel')}
        busy={leave.busy}
        busyLabel={t('sessions.ending')}
        error={problem}
        onConfirm={() => void leave.run()}
      >
        {t('sessions.endAllText')}
      </ConfirmDialog>
    </div>
  );
}

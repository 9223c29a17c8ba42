import type { OwnSession } from '@diwan/contracts/people/sessions/own.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { endEverySession, endSession, OWN_SESSIONS, useOwnSessions } from './api/own-sessions.js';

/** Where the person is signed in, with the way to end what is not theirs (ASVS 7.5.2). */
export function Sessions() {
  const t = useTexts();
  const sessions = useOwnSessions();
  return (
    <section aria-labelledby="sessions-title" className="grid max-w-prose gap-4">
      <h2 id="sessions-title" className="text-xl">
        {t('sessions.title')}
      </h2>
      <p className="text-grey">{t('sessions.text')}</p>
      <Loaded query={sessions} failed={t('sessions.failed')}>
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
  const { language } = useShell();
  const say = useSay();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, device, createdAt, lastSeenAt, current } = session;
  const name = t('sessions.device', {
    browser: device.browser === 'other' ? t('sessions.otherBrowser') : device.browser,
    system: device.system === 'other' ? t('sessions.otherSystem') : device.system,
  });
  const end = async () => {
    setBusy(true);
    try {
      await endSession(id);
      say.done(t('sessions.ended'));
    } catch (error) {
      say.failed(t('sessions.endFailed'), error);
    }
    await cache.invalidateQueries({ queryKey: OWN_SESSIONS });
    setBusy(false);
  };
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
          busy={busy}
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => void end()}
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
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    setProblem('');
    try {
      await endEverySession();
      signedOut();
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
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
        busy={busy}
        busyLabel={t('sessions.ending')}
        error={problem}
        onConfirm={() => void leave()}
      >
        {t('sessions.endAllText')}
      </ConfirmDialog>
    </div>
  );
}

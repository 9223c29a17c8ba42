import type { Mandate } from '@diwan/contracts/people/delegations/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from '../../../codes/code-form.js';
import { sendFault } from '../../../codes/code-problem.js';
import { OWN_MANDATES } from '../../../frame/own-mandates.js';
import { useOwnProfile } from '../../../frame/own-profile.js';
import { useTexts } from '../../../texts.js';
import { accept, sendMandateCode } from './api/mandates.js';

/** Accepts what a client named the person for, by a code to the person's own phone. */
export function AcceptMandate({ mandate }: { mandate: Mandate }) {
  const t = useTexts();
  const { language, notify } = useShell();
  const cache = useQueryClient();
  const profile = useOwnProfile();
  const [challenge, setChallenge] = useState<{ id: string; resendAt: number } | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const ask = async () => setChallenge(await sendMandateCode(mandate.id, language));
  const send = useAction(async () => {
    setProblem('');
    await ask().catch((error: unknown) => setProblem(sendFault(error, t).text));
  });
  const verify = async (typed: string) => {
    if (!challenge) return;
    await accept(mandate.id, challenge.id, typed);
    notify.success(t('delegate.accepted', { name: mandate.clientName }));
    await cache.invalidateQueries({ queryKey: OWN_MANDATES });
  };
  if (challenge)
    return (
      <CodeForm
        challenge={challenge}
        sentTo={profile.data ? formatPhone(profile.data.phone) : ''}
        code={code}
        onCode={setCode}
        onVerify={verify}
        onResend={ask}
        onBack={() => setChallenge(null)}
      />
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('delegate.acceptText', { name: mandate.clientName })}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button busy={send.busy} busyLabel={t('auth.sending')} onClick={() => void send.run()}>
        {t('delegate.accept')}
      </Button>
    </div>
  );
}

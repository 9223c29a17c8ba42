import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from '../../../codes/code-form.js';
import { sendFault } from '../../../codes/code-problem.js';
import { OWN_PROFILE } from '../../../frame/own-profile.js';
import { useTexts } from '../../../texts.js';
import { confirmEmail, type SentCode, sendEmailCode } from './api/proofs.js';

/** Whether the e-mail address is proven, and the way to prove it. Nothing where there is none. */
export function EmailState({ profile }: { profile: OwnProfile }) {
  const t = useTexts();
  const { language, notify } = useShell();
  const cache = useQueryClient();
  const { email, emailVerified } = profile;
  const [challenge, setChallenge] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const ask = async () => setChallenge(await sendEmailCode(language));
  const send = useAction(async () => {
    setProblem('');
    try {
      await ask();
    } catch (error) {
      setProblem(sendFault(error, t).text);
    }
  });
  const verify = async (typed: string) => {
    if (!challenge) return;
    cache.setQueryData(OWN_PROFILE, await confirmEmail(challenge, typed));
    setChallenge(null);
    notify.success(t('profile.emailVerifiedNow'));
  };
  if (email === null) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {t('auth.email')}: <Ltr className="inline-block max-w-full break-words font-medium">{email}</Ltr>{' '}
        <Badge tone={emailVerified ? 'success' : 'warning'}>
          {emailVerified ? t('profile.verified') : t('profile.notVerified')}
        </Badge>
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {!emailVerified &&
        (challenge ? (
          <CodeForm
            challenge={challenge}
            sentTo={email}
            code={code}
            onCode={setCode}
            onVerify={verify}
            onResend={ask}
            onBack={() => setChallenge(null)}
          />
        ) : (
          <Button variant="secondary" busy={send.busy} busyLabel={t('auth.sending')} onClick={() => void send.run()}>
            {t('profile.verifyEmail')}
          </Button>
        ))}
    </div>
  );
}

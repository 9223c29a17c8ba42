import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Challenge } from '../../../codes/api/send-code.js';
import { CodeForm } from '../../../codes/code-form.js';
import { sendFault } from '../../../codes/code-problem.js';
import { OWN_PROFILE } from '../../../frame/own-profile.js';
import { useTexts } from '../../../texts.js';
import { confirmWhatsapp, sendWhatsappCode } from './api/own-profile.js';

/** Where messages go, and, for a WhatsApp number that is not verified yet, the way to verify it (D-011). */
export function WhatsappState({ profile }: { profile: OwnProfile }) {
  const t = useTexts();
  const { language, notify } = useShell();
  const cache = useQueryClient();
  const { phone, whatsappNumber, whatsappVerified } = profile;
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  const ask = () => sendWhatsappCode(whatsappNumber ?? phone, language);
  const send = useAction(async () => {
    setProblem('');
    try {
      setChallenge(await ask());
    } catch (error) {
      setProblem(sendFault(error, t).text);
    }
  });
  const verify = async (typed: string) => {
    if (!challenge) return;
    const verified = await confirmWhatsapp(challenge, typed);
    cache.setQueryData(OWN_PROFILE, verified);
    setChallenge(null);
    notify.success(t('profile.verifiedNow'));
  };

  const target = whatsappVerified && whatsappNumber ? whatsappNumber : phone;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {t('profile.messagesGoTo')} <Ltr className="whitespace-nowrap font-medium">{formatPhone(target)}</Ltr>{' '}
        <Badge tone="success">{t('profile.verified')}</Badge>
      </p>
      {whatsappNumber && !whatsappVerified && (
        <>
          <p>
            {t('auth.whatsapp')}: <Ltr className="whitespace-nowrap font-medium">{formatPhone(whatsappNumber)}</Ltr>{' '}
            <Badge tone="warning">{t('profile.notVerified')}</Badge>
          </p>
          <p className="text-grey">{t('profile.notVerifiedText')}</p>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {challenge ? (
            <CodeForm
              challenge={challenge}
              sentTo={formatPhone(challenge.phone)}
              code={code}
              onCode={setCode}
              onVerify={verify}
              onResend={async () => setChallenge(await ask())}
              onBack={() => setChallenge(null)}
            />
          ) : (
            <Button variant="secondary" busy={send.busy} busyLabel={t('auth.sending')} onClick={() => void send.run()}>
              {t('profile.verify')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { type Challenge, sendCode } from '../../../codes/api/send-code.js';
import { verifyCode } from '../../../codes/api/verify-code.js';
import { CodeForm } from '../../../codes/code-form.js';
import { phoneToRead } from '../../../codes/phone-to-read.js';
import { useTexts } from '../../../texts.js';
import { PROOF_MS } from './auth-flow.js';
import type { StepProps } from './step-props.js';

interface OtpStepProps extends StepProps {
  challenge: Challenge;
  /** The phone has a profile: signed in. */
  onSignedIn(person: SessionPerson): Promise<void>;
}

/** The second step. Whichever mode was chosen, one right code is enough (D-007). */
export function OtpStep({ flow, dispatch, challenge, onSignedIn }: OtpStepProps) {
  const t = useTexts();
  const { language, notify } = useShell();

  const verify = async (code: string) => {
    if (flow.verified) return dispatch({ type: 'went-on' });
    const answer = await verifyCode(challenge, code, flow.mode);
    if (answer.outcome === 'details-needed') {
      if (answer.notice) notify.info(t('auth.accountNotFound'), { description: t('auth.accountNotFoundText') });
      return dispatch({
        type: 'details-needed',
        ticket: answer.ticket,
        phone: answer.phone,
        goodUntil: Date.now() + PROOF_MS,
      });
    }
    if (answer.notice) notify.info(t('auth.accountExists'), { description: t('auth.accountExistsText') });
    notify.success(t('auth.welcomeBack'));
    await onSignedIn(answer.person);
  };

  return (
    <>
      {challenge.knownOnly ? (
        <Notice tone="warning" role="status" className="mb-5">
          {t('auth.knownOnly')}
        </Notice>
      ) : (
        <p className="text-grey">{t('auth.enterOtp')}</p>
      )}
      <CodeForm
        challenge={challenge}
        sentTo={phoneToRead(challenge.phone)}
        code={flow.code}
        onCode={(code) => dispatch({ type: 'code-changed', code })}
        onVerify={verify}
        onResend={async () => dispatch({ type: 'code-sent', challenge: await sendCode(challenge.phone, language) })}
        onBack={() => dispatch({ type: 'went-back' })}
      />
    </>
  );
}

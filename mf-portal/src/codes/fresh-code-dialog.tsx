import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { StepUpDialog } from '@diwan/desk-kit/step-up/step-up-dialog';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, callApi, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { type Challenge, sendCode } from './api/send-code.js';
import { verifyCode } from './api/verify-code.js';
import { CodeForm } from './code-form.js';
import { type Fault, sendFault } from './code-problem.js';
import { phoneToRead } from './phone-to-read.js';

interface FreshCodeDialogProps {
  open: boolean;
  /** What needs the code; a document unless told otherwise. */
  text?: string;
  onClose(): void;
  /** The person has just proved themselves; what needed it can go on. */
  onConfirmed(): void;
}

/**
 * Asks people to prove themselves anew where they are, for what needs it (D-096): by a code to the phone of their account, and staff, whom
 * such a code would sign in only halfway, by their second factor.
 */
export function FreshCodeDialog({ open, text, onClose, onConfirmed }: FreshCodeDialogProps) {
  const t = useTexts();
  const { session } = useShell();
  if (session.person?.secondFactor === 'confirmed') {
    return open && <StepUpDialog by="authenticator" onConfirmed={onConfirmed} onCancel={onClose} />;
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wish) => !wish && onClose()}
      title={t('fresh.title')}
      description={text ?? t('fresh.text')}
      closeLabel={t('fresh.close')}
    >
      <FreshCode onClose={onClose} onConfirmed={onConfirmed} />
    </Dialog>
  );
}

function FreshCode({ onClose, onConfirmed }: Omit<FreshCodeDialogProps, 'open' | 'text'>) {
  const t = useTexts();
  const { language, notify, refreshSession, problemText } = useShell();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);

  const send = useAction(async () => {
    setFault(null);
    try {
      const { phone } = await callApi(getOwnProfile);
      setChallenge(await sendCode(phone, language));
      notify.success(t('auth.otpSent'));
    } catch (error) {
      const isSignedOut = error instanceof ApiProblem && error.code === 'SIGN_IN_REQUIRED';
      setFault(isSignedOut ? { title: '', text: problemText(error), atField: false } : sendFault(error, t));
    }
  });
  const verify = async (typed: string) => {
    if (!challenge) return;
    await verifyCode(challenge, typed, 'sign-in');
    // The session has a new id and with it a new token.
    await refreshSession();
    onConfirmed();
  };

  if (challenge) {
    return (
      <CodeForm
        challenge={challenge}
        sentTo={phoneToRead(challenge.phone)}
        code={code}
        onCode={setCode}
        onVerify={verify}
        onResend={async () => setChallenge(await sendCode(challenge.phone, language))}
        onBack={onClose}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {fault && (
        <Notice tone="danger" role="alert">
          {fault.text}
        </Notice>
      )}
      <Button busy={send.busy} busyLabel={t('auth.sending')} onClick={() => void send.run()}>
        {t('auth.sendOtp')}
      </Button>
    </div>
  );
}

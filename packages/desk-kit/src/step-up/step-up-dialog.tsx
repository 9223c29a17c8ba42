import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDeskTexts } from '../texts.js';
import {
  confirmByAuthenticator,
  confirmByCode,
  confirmByOwnPasskey,
  sendOwnCode,
  useOwnFactors,
} from './confirm-identity.js';
import { passkeyReason } from './passkey-reason.js';

export interface StepUpDialogProps {
  /** By a new code to the phone, or by a second factor: the authenticator app, or a passkey where there is one. */
  by: 'code' | 'authenticator';
  onConfirmed: () => void;
  onCancel: () => void;
}

const DIGITS = /^\d{6}$/;

/** Asks somebody who signed in a while ago to prove themselves again, before what needs it. */
export function StepUpDialog({ by, onConfirmed, onCancel }: StepUpDialogProps) {
  const t = useDeskTexts();
  const { problemText, refreshSession } = useShell();
  const formId = useId();
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    await work().catch((error: unknown) => setProblem(passkeyReason(t, error) ?? problemText(error)));
    setBusy(false);
  };
  const factors = useOwnFactors(by === 'authenticator').data;
  const hasPasskey = (factors?.passkeys ?? 0) > 0 && browserSupportsWebAuthn();
  const isPasskeyOnly = by === 'authenticator' && hasPasskey && !factors?.authenticator;
  const confirmWithPasskey = () =>
    attempt(async () => {
      await confirmByOwnPasskey();
      await refreshSession();
      onConfirmed();
    });
  const send = () => attempt(async () => setChallengeId(await sendOwnCode()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one code per opening; another on the person's wish
  useEffect(() => {
    if (by === 'code') void send();
  }, [by]);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to a form that this dialog was opened from, though it is no part of that one in the page.
    event.stopPropagation();
    if (!DIGITS.test(code)) return setProblem(t('desk.stepUp.sixDigits'));
    void attempt(async () => {
      if (by === 'authenticator') await confirmByAuthenticator(code);
      else if (challengeId) await confirmByCode(challengeId, code);
      await refreshSession();
      onConfirmed();
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t('desk.stepUp.title')}
      description={t(
        isPasskeyOnly
          ? 'desk.stepUp.passkeyText'
          : by === 'code'
            ? 'desk.stepUp.codeText'
            : 'desk.stepUp.authenticatorText',
      )}
      closeLabel={t('desk.close')}
      footer={
        <>
          {by === 'code' && (
            <Button variant="secondary" disabled={busy} onClick={() => void send()}>
              {t('desk.stepUp.again')}
            </Button>
          )}
          {hasPasskey && (
            <Button
              variant={isPasskeyOnly ? 'primary' : 'secondary'}
              icon="lock"
              busy={isPasskeyOnly && busy}
              disabled={!isPasskeyOnly && busy}
              busyLabel={t('desk.passkey.waiting')}
              onClick={() => void confirmWithPasskey()}
            >
              {t('desk.passkey.confirm')}
            </Button>
          )}
          {!isPasskeyOnly && (
            <Button type="submit" form={formId} busy={busy} busyLabel={t('desk.stepUp.confirming')}>
              {t('desk.stepUp.confirm')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={confirm} className="desk-stack">
        {!isPasskeyOnly && (
          <Field label={t('desk.stepUp.code')} required>
            <OtpInput value={code} onChange={setCode} />
          </Field>
        )}
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

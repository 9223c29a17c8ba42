import { confirmSecondFactor } from '@diwan/contracts/people/second-factor/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { requestCode, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { normalisePhone } from '@diwan/contracts/shared/phone-number';
import { isStaff } from '@diwan/contracts/shared/role';
import { ApiProblem, browserTransport, createCall, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { TextInput } from '@diwan/ui/text-input';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../messages/shell-texts.js';
import { confirmWithPasskey, isPasskeyMissing, signInWithPasskey, waysToConfirm } from './return-by-passkey.js';
import { askSession, forgetSession } from './session-store.js';

/** Calls of this dialog do not wait for this dialog. */
const call: typeof import('@diwan/mf-kit').callApi = (endpoint, ...rest) =>
  createCall({ ...browserTransport(), onSignedOut: async () => false })(endpoint, ...rest);

type Step = 'phone' | 'code' | 'authenticator';
const DIGITS = /^\d{6}$/;

/**
 * Over a page with unsaved work whose session has ended: the same person signs in again and the work goes on, or leaves it. Staff may
 * come back by a passkey alone (AUTH-13). What is behind cannot be read meanwhile.
 */
export default function SignInAgain({ person }: { person: SessionPerson }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** What takes the place of a code at this step: at the first a passkey of staff, at the last what they have. */
  const [ways, setWays] = useState({ app: true, passkey: isStaff(person.roles) });
  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its field
  useEffect(() => dialog.current?.querySelector('input')?.focus(), [step]);

  const enterCode = async () => {
    const answer = await call(verifyCode, { body: { challengeId, code, mode: 'sign-in' } });
    if (answer.outcome !== 'signed-in') return setProblem(t('again.otherNumber'));
    setCode('');
    // Somebody else: the session is theirs, and the page goes with everything on it.
    await askSession();
    const isHalfway = answer.person.id === person.id && answer.person.secondFactor === 'needed';
    if (!isHalfway || person.secondFactor !== 'confirmed') return;
    setWays(await waysToConfirm(call));
    setStep('authenticator');
  };
  const steps: Record<Step, () => Promise<unknown> | undefined> = {
    async phone() {
      const sent = await call(requestCode, { body: { phone: normalisePhone(phone) ?? phone, language } });
      setChallengeId(sent.challengeId);
      setStep('code');
    },
    code: enterCode,
    async authenticator() {
      await call(confirmSecondFactor, { body: { code } });
      await askSession();
    },
  };
  const attempt = async (work: () => Promise<unknown> | undefined) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      const isPhone = error instanceof ApiProblem && error.code === 'VALIDATION' && step === 'phone';
      if (isPasskeyMissing(error)) setProblem(t('again.noPasskey'));
      else setProblem(isPhone ? t('again.notAPhone') : problemText(error));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (step === 'phone' && !phone.trim()) return setProblem(t('again.noPhone'));
    if (step !== 'phone' && !DIGITS.test(code)) return setProblem(t('again.sixDigits'));
    void attempt(steps[step]);
  };
  const goOnByPasskey = () =>
    attempt(async () => {
      await (step === 'phone' ? signInWithPasskey(call) : confirmWithPasskey(call));
      await askSession();
    });
  const offersPasskey = step !== 'code' && ways.passkey && browserSupportsWebAuthn();
  return (
    <dialog
      ref={dialog}
      className="shell-idle shell-again"
      aria-labelledby="again-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="again-title">{t('again.title')}</h2>
      <p>
        {t('again.text')} <Isolate>{person.name}</Isolate>
      </p>
      <form noValidate onSubmit={submit}>
        {step === 'phone' ? (
          <Field label={t('again.phone')} required>
            <TextInput
              type="tel"
              name="phone"
              dir="ltr"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
        ) : (
          ways.app && (
            <Field label={step === 'code' ? t('again.code') : t('again.authenticator')} required>
              <OtpInput key={step} name="code" value={code} onChange={setCode} />
            </Field>
          )
        )}
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className="shell-idle__actions">
          {ways.app && (
            <Button type="submit" busy={busy} busyLabel={t('again.checking')}>
              {step === 'phone' ? t('again.send') : t('again.goOn')}
            </Button>
          )}
          {offersPasskey && (
            <Button
              variant={ways.app ? 'secondary' : 'primary'}
              icon="lock"
              disabled={busy}
              onClick={() => void goOnByPasskey()}
            >
              {t('again.passkey')}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={forgetSession}>
            {t('again.leave')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

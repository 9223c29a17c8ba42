import { confirmSecondFactor } from '@diwan/contracts/people/second-factor/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { requestCode, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { lebanesePhone } from '@diwan/contracts/shared/phone-number';
import { isStaff } from '@diwan/contracts/shared/role';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { TextInput } from '@diwan/ui/text-input';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callAlone } from './call-alone.js';
import { lookAgainFor } from './look-again-for.js';
import { Modal } from './modal.js';
import { confirmWithPasskey, isPasskeyMissing, signInWithPasskey, waysToConfirm } from './return-by-passkey.js';
import { askSession, forgetSession } from './session-store.js';
import { useSessionTexts } from './session-texts.js';

type Step = 'phone' | 'code' | 'authenticator';
const DIGITS = /^\d{6}$/;

/**
 * Over a page with unsaved work whose session has ended: the same person signs in again and the work goes on, or leaves it. Staff may
 * come back by a passkey alone (AUTH-13). What is behind cannot be read meanwhile.
 */
export default function SignInAgain({ person }: { person: SessionPerson }) {
  const t = useSessionTexts();
  const { language, problemText } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step>('phone');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** What takes the place of a code at this step: at the first a passkey of staff, at the last what they have. */
  const [ways, setWays] = useState({ app: true, passkey: isStaff(person.roles) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its field
  useEffect(() => form.current?.querySelector('input')?.focus(), [step]);

  const enterCode = async () => {
    const answer = await callAlone(verifyCode, { body: { challengeId, code, mode: 'sign-in' } });
    if (answer.outcome !== 'signed-in') return setProblem(t('again.otherNumber'));
    setCode('');
    if (answer.person.id === person.id) await lookAgainFor(person);
    // Somebody else: the session is theirs, and the page goes with everything on it.
    await askSession();
    const isHalfway = answer.person.id === person.id && answer.person.secondFactor === 'needed';
    if (!isHalfway || person.secondFactor !== 'confirmed') return;
    setWays(await waysToConfirm(callAlone));
    setStep('authenticator');
  };
  const steps: Record<Step, () => Promise<unknown> | undefined> = {
    async phone() {
      const sent = await callAlone(requestCode, { body: { phone: lebanesePhone(phone) ?? phone, language } });
      setChallengeId(sent.challengeId);
      setStep('code');
    },
    code: enterCode,
    async authenticator() {
      await callAlone(confirmSecondFactor, { body: { code } });
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
      await (step === 'phone' ? signInWithPasskey(callAlone) : confirmWithPasskey(callAlone));
      await askSession();
    });
  const offersPasskey = step !== 'code' && ways.passkey && browserSupportsWebAuthn();
  return (
    <Modal className="shell-again" title={t('again.title')}>
      <p>
        {t('again.text')} <Isolate>{person.name}</Isolate>
      </p>
      <form ref={form} noValidate onSubmit={submit}>
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
    </Modal>
  );
}

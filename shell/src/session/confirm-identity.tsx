import { getOwnProfile } from '@diwan/contracts/people/profile/http';
import { confirmSecondFactor } from '@diwan/contracts/people/second-factor/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { requestCode, verifyCode } from '@diwan/contracts/people/sign-in/http';
import { ApiProblem, formatPhone, useLocation, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callAlone } from './call-alone.js';
import { answerConfirmation } from './confirmation.js';
import { lookAgainFor } from './look-again-for.js';
import { Modal } from './modal.js';
import { confirmWithPasskey, isPasskeyMissing, waysToConfirm } from './return-by-passkey.js';
import { askSession } from './session-store.js';
import { useSessionTexts } from './session-texts.js';

const DIGITS = /^\d{6}$/;
const BY_FACTOR = { app: 'confirm.byApp', passkey: 'confirm.byPasskey' } as const;
const BY_PHONE = { send: 'confirm.byPhone', enter: 'confirm.enterCode' } as const;

/** A code that was sent to the phone of the account. */
interface Sent {
  challengeId: string;
  phone: string;
}

/**
 * Over a page, before what only people may do who proved themselves lately (SEC-02): staff by their second factor, clients by a code to the
 * phone of their account. Nothing on the page is lost either way.
 */
export default function ConfirmIdentity({ person }: { person: SessionPerson }) {
  const t = useSessionTexts();
  const { language, problemText } = useShell();
  const form = useRef<HTMLFormElement>(null);
  const byFactor = person.secondFactor === 'confirmed';
  const [ways, setWays] = useState({ app: true, passkey: false });
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (byFactor) void waysToConfirm(callAlone).then(setWays);
  }, [byFactor]);
  const needsCode = byFactor ? ways.app : sent !== null;
  useEffect(() => {
    if (needsCode) form.current?.querySelector('input')?.focus();
  }, [needsCode]);
  const { pathname, search } = useLocation();
  const [askedAt] = useState(pathname + search);
  // Whoever has gone back from the page does not confirm what they pressed there.
  useEffect(() => {
    if (pathname + search !== askedAt) answerConfirmation(false);
  }, [pathname, search, askedAt]);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      // The session has ended meanwhile: the shell says so, and this question goes.
      if (error instanceof ApiProblem && error.code === 'SIGN_IN_REQUIRED') await askSession();
      setProblem(isPasskeyMissing(error) ? t('again.noPasskey') : problemText(error));
    }
    setBusy(false);
  };
  const confirmed = async () => {
    await lookAgainFor(person);
    // The session has a new id and with it a new token.
    await askSession();
    answerConfirmation(true);
  };
  const send = () =>
    attempt(async () => {
      const { phone } = await callAlone(getOwnProfile);
      const { challengeId } = await callAlone(requestCode, { body: { phone, language } });
      setCode('');
      setSent({ challengeId, phone });
    });
  const enterCode = () =>
    attempt(async () => {
      if (byFactor) await callAlone(confirmSecondFactor, { body: { code } });
      else if (sent) await callAlone(verifyCode, { body: { challengeId: sent.challengeId, code, mode: 'sign-in' } });
      await confirmed();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (!needsCode) return void send();
    if (!DIGITS.test(code)) return setProblem(t('again.sixDigits'));
    void enterCode();
  };
  const confirmByPasskey = () =>
    attempt(async () => {
      await confirmWithPasskey(callAlone);
      await confirmed();
    });
  const offersPasskey = byFactor && ways.passkey && browserSupportsWebAuthn();
  const offersForm = !byFactor || ways.app;
  return (
    <Modal className="shell-confirm" title={t('confirm.title')} onEscape={() => answerConfirmation(false)}>
      <p>
        {t('confirm.text')} {t(byFactor ? BY_FACTOR[ways.app ? 'app' : 'passkey'] : BY_PHONE[sent ? 'enter' : 'send'])}
      </p>
      <form ref={form} noValidate onSubmit={submit}>
        {needsCode && (
          <Field
            label={t(byFactor ? 'again.authenticator' : 'again.code')}
            hint={
              sent && (
                <>
                  {t('confirm.sentTo')} <Ltr className="whitespace-nowrap">{formatPhone(sent.phone)}</Ltr>
                </>
              )
            }
            required
          >
            <OtpInput name="code" value={code} onChange={setCode} />
          </Field>
        )}
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className="shell-idle__actions">
          {offersForm && (
            <Button type="submit" busy={busy} busyLabel={t('again.checking')}>
              {t(needsCode ? 'confirm.confirm' : 'again.send')}
            </Button>
          )}
          {offersPasskey && (
            <Button
              variant={ways.app ? 'secondary' : 'primary'}
              icon="lock"
              disabled={busy}
              onClick={() => void confirmByPasskey()}
            >
              {t('again.passkey')}
            </Button>
          )}
          {sent && (
            <Button variant="secondary" disabled={busy} onClick={() => void send()}>
              {t('confirm.another')}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={() => answerConfirmation(false)}>
            {t('confirm.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

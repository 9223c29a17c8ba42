import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormActions } from '@diwan/ui/form';
import { OtpInput } from '@diwan/ui/otp-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { confirmAuthenticator } from './api/admin-access.js';

const DIGITS = /^\d{6}$/;

/** Takes the six digits that the authenticator app shows. */
export function AuthenticatorCodeForm({
  submit,
  onConfirmed,
  onProblem,
}: {
  submit: string;
  onConfirmed: (recoveryCodes: readonly string[] | null) => void;
  /** Answers whether it knows what to do about a refusal, which is not said then. */
  onProblem?: (error: unknown) => Promise<boolean>;
}) {
  const t = useTexts();
  const { refreshSession, problemText } = useShell();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const refuse = (text: string) => {
    setFault(text);
    input.current?.focus();
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!DIGITS.test(code)) return refuse(t('authenticator.sixDigits'));
    setFault('');
    setBusy(true);
    try {
      const recoveryCodes = await confirmAuthenticator(code);
      if (recoveryCodes === null) await refreshSession();
      onConfirmed(recoveryCodes);
      if (recoveryCodes !== null) await refreshSession();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'SECOND_FACTOR_INVALID') refuse(t('authenticator.wrong'));
      // Stays in sight: whoever guesses on in vain would not know why.
      else if (error instanceof ApiProblem && error.code === 'TOO_MANY_REQUESTS') refuse(problemText(error));
      else if (!(await onProblem?.(error))) say.failed(t('adminLogin.failed'), error);
    }
    setBusy(false);
  };
  return (
    <form noValidate className="ui-form" onSubmit={(event) => void confirm(event)}>
      <Field label={t('authenticator.code')} hint={t('authenticator.codeHint')} error={fault} required>
        <OtpInput ref={input} value={code} onChange={setCode} />
      </Field>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={t('adminLogin.verifying')}>
          {busy ? t('adminLogin.verifying') : submit}
        </Button>
      </FormActions>
    </form>
  );
}

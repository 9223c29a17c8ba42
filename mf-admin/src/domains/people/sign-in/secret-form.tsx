import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormActions } from '@diwan/ui/form';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';

export interface SecretFormProps {
  label: string;
  hint: string;
  /** Said at the field when what was typed cannot be it. */
  malformed: string;
  /** Said at the field when the service answers one of `wrongCodes`. */
  wrong: string;
  wrongCodes: readonly string[];
  submit: string;
  /** What failed, such as "Failed to accept the invitation". */
  failed: string;
  /** Six digits instead of letters and digits. */
  digits?: boolean;
  /** Begins in the field. */
  focused?: boolean;
  onSubmit: (secret: string) => Promise<void>;
  /** Answers whether it knows what to do about a refusal, which is not said then. */
  onProblem?: ((error: unknown) => boolean | Promise<boolean>) | undefined;
}

/**
 * Takes a secret that proves something: a code of an app, a recovery code, a set-up code. That it is wrong, or was guessed at too often,
 * is said at the field; whatever else failed stands in the form, too, because whoever tries on in vain would not know why (D-132).
 */
export function SecretForm(props: SecretFormProps) {
  const { label, hint, malformed, wrong, wrongCodes, submit, failed, digits, focused, onSubmit, onProblem } = props;
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const forget = useEffectEvent(say.forgetFailure);
  useEffect(() => () => forget(), []);

  const refuse = (text: string) => {
    setFault(text);
    input.current?.focus();
  };
  const refused = async (error: unknown) => {
    const code = error instanceof ApiProblem ? error.code : '';
    if (wrongCodes.includes(code)) return refuse(wrong);
    if (code === 'TOO_MANY_REQUESTS') return refuse(problemText(error));
    if (await onProblem?.(error)) return;
    setFailure(`${failed}. ${problemText(error)}`);
    say.failed(failed, error);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    const typed = secret.trim();
    if (digits ? !/^\d{6}$/.test(typed) : typed === '') return refuse(malformed);
    setFault('');
    say.forgetFailure();
    setBusy(true);
    await onSubmit(typed).catch(refused);
    setBusy(false);
  };
  return (
    <form noValidate className="ui-form" onSubmit={(event) => void send(event)}>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Field label={label} hint={hint} error={fault} required>
        {digits ? (
          <OtpInput ref={input} value={secret} onChange={setSecret} />
        ) : (
          <TextInput
            ref={input}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        )}
      </Field>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={t('adminLogin.verifying')}>
          {busy ? t('adminLogin.verifying') : submit}
        </Button>
      </FormActions>
    </form>
  );
}

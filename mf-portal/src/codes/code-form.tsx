import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { OtpInput } from '@diwan/ui/otp-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.js';
import type { Challenge } from './api/send-code.js';
import { type Fault, invalidOtp, sendFault, verifyFault } from './code-problem.js';
import { ResendButton } from './resend-button.js';

/** What is said when a code was sent; taken back once somebody is in. */
export const OTP_SENT = 'otp-sent';

const DIGITS = /^\d{6}$/;

export interface CodeFormProps {
  challenge: Pick<Challenge, 'resendAt' | 'knownOnly'>;
  /** Where the code went, to read. */
  sentTo: string;
  code: string;
  onCode(code: string): void;
  /** Checks the code; what it throws is shown here. */
  onVerify(code: string): Promise<void>;
  onResend(): Promise<void>;
  onBack(): void;
}

/** The step of the one-time code. A code that cannot be one is not sent to the server (D-006). */
export function CodeForm({ challenge, sentTo, code, onCode, onVerify, onResend, onBack }: CodeFormProps) {
  const t = useTexts();
  const { notify } = useShell();
  const [fault, setFault] = useState<Fault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const say = (found: Fault) => {
    setFault(found);
    if (found.atField) input.current?.focus();
    else notify.warning(found.title, { description: found.text });
  };
  const verify = useAction(async () => {
    if (!DIGITS.test(code)) return say(invalidOtp(t));
    setFault(null);
    await onVerify(code).catch((error: unknown) => say(verifyFault(error, t)));
  });
  const resend = useAction(async () => {
    setFault(null);
    try {
      await onResend();
      onCode('');
      if (!challenge.knownOnly) notify.success(t('auth.otpSent'), { id: OTP_SENT });
      input.current?.focus();
    } catch (error) {
      say(sendFault(error, t));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify.run();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t('auth.otp')}
        hint={
          <>
            {t(challenge.knownOnly ? 'auth.forPhone' : 'auth.sentTo')} <Ltr className="whitespace-nowrap">{sentTo}</Ltr>
          </>
        }
        error={fault?.atField && fault.text}
        required
      >
        <OtpInput ref={input} name="code" value={code} onChange={onCode} />
      </Field>
      {fault && !fault.atField && <Notice tone="danger">{fault.text}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={verify.busy} busyLabel={t('auth.verifying')}>
          {t('auth.verifyOtp')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('auth.back')}
        </Button>
        <ResendButton at={fault?.dead ? 0 : challenge.resendAt} busy={resend.busy} onPress={() => void resend.run()} />
      </div>
    </form>
  );
}

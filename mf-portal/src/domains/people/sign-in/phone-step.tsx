import { DEFAULT_CALLING_CODE } from '@diwan/contracts/shared/phone';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendCode } from '../../../codes/api/send-code.js';
import { OTP_SENT } from '../../../codes/code-form.js';
import { type Fault, invalidPhone, sendFault } from '../../../codes/code-problem.js';
import { phoneToRead } from '../../../codes/phone-to-read.js';
import { readPhone, useTypedPhone } from '../../../codes/typed-phone.js';
import { useTexts } from '../../../texts.js';
import { CountryPicker } from './country-picker.js';
import type { StepProps } from './step-props.js';

/** The first step: a phone in any usual spelling (D-005), shown back grouped before anything is sent. */
export function PhoneStep({ flow, dispatch, takesFocus }: StepProps & { takesFocus: boolean }) {
  const t = useTexts();
  const { language, notify } = useShell();
  const [fault, setFault] = useState<Fault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useTypedPhone(flow.typedPhone, flow.callingCode);
  const startsHere = useRef(takesFocus);
  useEffect(() => {
    if (startsHere.current) input.current?.focus();
  }, []);

  const say = (found: Fault) => {
    setFault(found);
    if (found.atField) input.current?.focus();
    else notify.warning(found.title, { description: found.text });
  };
  const change = (values: { typedPhone?: string; callingCode?: string }) => {
    if (fault) setFault(null);
    dispatch({ type: 'phone-changed', ...values });
  };
  const send = useAction(async () => {
    try {
      const phone = await readPhone(flow.typedPhone, flow.callingCode);
      if (phone === null) return say(invalidPhone(t));
      setFault(null);
      if (hasUsableCode(flow, phone)) return dispatch({ type: 'went-on' });
      const challenge = await sendCode(phone, language);
      if (!challenge.knownOnly) notify.success(t('auth.otpSent'), { id: OTP_SENT });
      dispatch({ type: 'code-sent', challenge });
    } catch (error) {
      say(sendFault(error, t));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-grey">{t('auth.enterPhone')}</p>
      <div className="grid grid-cols-[7.5rem_1fr] items-start gap-3">
        <CountryPicker value={flow.callingCode} onChange={(callingCode) => change({ callingCode })} />
        <Field label={t('auth.phone')} error={fault?.atField && fault.text} required>
          <TextInput
            ref={input}
            type="tel"
            name="phone"
            autoComplete="tel"
            placeholder={
              flow.callingCode === DEFAULT_CALLING_CODE ? t('auth.phonePlaceholder') : `+${flow.callingCode} …`
            }
            value={flow.typedPhone}
            onChange={(event) => change({ typedPhone: event.target.value })}
          />
        </Field>
      </div>
      <p role="status" className="-mt-2 text-sm text-grey empty:-mt-5">
        {shown && (
          <>
            {t('auth.isThisYou')} <Ltr className="whitespace-nowrap font-medium text-ink">{phoneToRead(shown)}</Ltr>
          </>
        )}
      </p>
      {fault && !fault.atField && <Notice tone="danger">{fault.text}</Notice>}
      <Button type="submit" block busy={send.busy} busyLabel={t('auth.sending')}>
        {t('auth.sendOtp')}
      </Button>
    </form>
  );
}

/** After "Back", the same number goes on with the code it has, until another one could be sent; a verified one always does. */
function hasUsableCode({ challenge, verified }: StepProps['flow'], phone: string): boolean {
  if (verified) return verified.phone === phone;
  return challenge?.phone === phone && Date.now() < challenge.resendAt;
}

import { mayBePhone } from '@diwan/contracts/shared/phone';
import { isStaff } from '@diwan/contracts/shared/role';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, formatPhone, useNavigate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Sheet } from '@diwan/ui/sheet';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useState } from 'react';
import { CodeForm } from '../../../codes/code-form.js';
import { sendFault } from '../../../codes/code-problem.js';
import { useTypedPhone } from '../../../codes/typed-phone.js';
import { useTexts } from '../../../texts.js';
import { confirmPhone, type SentCode, sendPhoneCode } from './api/proofs.js';

/** The way to sign in with another phone. Staff are not offered it: their phone is an owner's business. */
export function ChangePhone() {
  const t = useTexts();
  const { session } = useShell();
  const [open, setOpen] = useState(false);
  if (!session.person || isStaff(session.person.roles)) return null;
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('profile.changePhone')}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('profile.changePhone')} closeLabel={t('fresh.close')}>
        <PhoneForm />
      </Sheet>
    </>
  );
}

function PhoneForm() {
  const t = useTexts();
  const { language, notify, refreshSession } = useShell();
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const read = useTypedPhone(phone);
  const [challenge, setChallenge] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const ask = async () => setChallenge(await sendPhoneCode(phone, language));
  const send = useAction(async () => {
    setFault('');
    if (!mayBePhone(phone)) return setFault(t('field.invalid_phone'));
    try {
      await ask();
    } catch (error) {
      const { fieldErrors } = error instanceof ApiProblem ? error : { fieldErrors: {} };
      const isOwn = 'phone' in fieldErrors && fieldErrors.phone === 'own_phone';
      setFault(isOwn ? t('profile.samePhone') : sendFault(error, t).text);
    }
  });
  const verify = async (typed: string) => {
    if (!challenge) return;
    try {
      await confirmPhone(challenge, typed);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'DUPLICATE') throw error;
      setChallenge(null);
      return setFault(t('profile.phoneTaken'));
    }
    notify.success(t('profile.phoneChanged'));
    await refreshSession();
    navigate('/auth?next=/client-portal/profile');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send.run();
  };
  if (challenge)
    return (
      <CodeForm
        challenge={challenge}
        sentTo={formatPhone(read ?? phone)}
        code={code}
        onCode={setCode}
        onVerify={verify}
        onResend={ask}
        onBack={() => setChallenge(null)}
      />
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('profile.changePhoneText')}</p>
      <Field label={t('profile.newPhone')} error={fault} required>
        <TextInput
          type="tel"
          dir="ltr"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start" busy={send.busy} busyLabel={t('auth.sending')}>
        {t('auth.sendOtp')}
      </Button>
    </form>
  );
}

import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormActions } from '@diwan/ui/form';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { confirmByRecovery } from './api/admin-access.js';

/** Takes a recovery code in place of the authenticator that was lost. */
export function RecoveryCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts();
  const { notify, refreshSession, problemText } = useShell();
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
    if (code.trim() === '') return refuse(t('recovery.missing'));
    setFault('');
    setBusy(true);
    try {
      const count = await confirmByRecovery(code.trim());
      await refreshSession();
      notify.info(t('recovery.used'), { description: t('recovery.left', { count }) });
      onConfirmed();
    } catch (error) {
      const isWrong = error instanceof ApiProblem && ['SECOND_FACTOR_INVALID', 'NOT_FOUND'].includes(error.code);
      if (isWrong) refuse(t('recovery.wrong'));
      else if (error instanceof ApiProblem && error.code === 'TOO_MANY_REQUESTS') refuse(problemText(error));
      else say.failed(t('adminLogin.failed'), error);
    }
    setBusy(false);
  };
  return (
    <form noValidate className="ui-form" onSubmit={(event) => void confirm(event)}>
      <Field label={t('recovery.code')} hint={t('recovery.hint')} error={fault} required>
        <TextInput
          ref={input}
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={t('adminLogin.verifying')}>
          {t('adminLogin.submit')}
        </Button>
      </FormActions>
    </form>
  );
}

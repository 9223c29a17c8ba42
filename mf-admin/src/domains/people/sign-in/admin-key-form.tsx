import { ApiProblem, useNavigate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormActions } from '@diwan/ui/form';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { tryAdminKey } from './api/admin-access.js';

/**
 * Takes the key of the deployment, which makes its first owner and lets an owner set up a second factor. It is compared on the server alone
 * (D-020). Leads to the back office, or does what `onConfirmed` says.
 */
export function AdminKeyForm({ onConfirmed }: { onConfirmed?: () => Promise<void> }) {
  const t = useTexts();
  const { notify, refreshSession } = useShell();
  const say = useSay();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const refuse = (title: string, text: string) => {
    setFault(text);
    notify.error(title, { description: text });
    input.current?.focus();
  };
  const toSignIn = () => {
    notify.error(t('adminLogin.signInFirst'), { description: t('adminLogin.signInFirstText') });
    navigate('/auth?next=/admin-login');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFault('');
    if (key.trim() === '') return refuse(t('adminLogin.missing'), t('adminLogin.missingText'));
    setBusy(true);
    try {
      const outcome = await tryAdminKey(key.trim());
      await refreshSession();
      if (onConfirmed) return await onConfirmed();
      if (outcome === 'granted') notify.success(t('adminLogin.granted'), { description: t('adminLogin.grantedText') });
      else notify.success(t('adminLogin.welcomeBack'), { description: t('adminLogin.confirmedText') });
      navigate('/admin');
    } catch (error) {
      const code = error instanceof ApiProblem && error.code;
      if (code === 'ADMIN_KEY_INVALID') refuse(t('adminLogin.invalid'), t('adminLogin.invalidText'));
      else if (code === 'SIGN_IN_REQUIRED') toSignIn();
      else say.failed(t('adminLogin.failed'), error);
    }
    setBusy(false);
  };
  return (
    <form noValidate className="ui-form" onSubmit={(event) => void submit(event)}>
      <Field label={t('adminLogin.key')} error={fault} required>
        <TextInput
          ref={input}
          type="password"
          name="key"
          autoComplete="off"
          maxLength={200}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </Field>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={t('adminLogin.verifying')}>
          {busy ? t('adminLogin.verifying') : t('adminLogin.submit')}
        </Button>
      </FormActions>
    </form>
  );
}

import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormActions } from '@diwan/ui/form';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';

export interface SetUpCodeFormProps {
  submit: string;
  /** What failed, such as "Failed to accept the invitation". */
  failed: string;
  /** Sends the code. What it throws beyond a wrong code is said unless `onProblem` knows what to do about it. */
  onSubmit: (setUpCode: string) => Promise<void>;
  onProblem?: (error: unknown) => boolean;
}

/** Takes the set-up code that an owner of the firm told somebody. */
export function SetUpCodeForm({ submit, failed, onSubmit, onProblem }: SetUpCodeFormProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const refuse = (text: string) => {
    setFault(text);
    input.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return refuse(t('setUpCode.missing'));
    setFault('');
    setBusy(true);
    try {
      await onSubmit(code.trim());
    } catch (error) {
      const known = error instanceof ApiProblem ? error.code : null;
      if (known === 'SET_UP_CODE_INVALID') refuse(t('setUpCode.wrong'));
      // Stays in sight: whoever guesses on in vain would not know why.
      else if (known === 'TOO_MANY_REQUESTS') refuse(problemText(error));
      else if (!onProblem?.(error)) say.failed(failed, error);
    }
    setBusy(false);
  };
  return (
    <form noValidate className="ui-form" onSubmit={(event) => void send(event)}>
      <Field label={t('setUpCode.label')} hint={t('setUpCode.hint')} error={fault} required>
        <TextInput
          ref={input}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={t('adminLogin.verifying')}>
          {submit}
        </Button>
      </FormActions>
    </form>
  );
}

import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { resetSecondFactor, StaffMember } from '@diwan/contracts/people/staff/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { STAFF_KEY, takeSecondFactor } from './api/staff.js';

export interface ResetFactorDialogProps {
  member: StaffMember;
  /** Shows the set-up code, which nobody can show again. */
  onReset: (code: ResponseOf<typeof resetSecondFactor>) => void;
  onClose: () => void;
}

/** Takes the second factor of a colleague who lost it or never had one, with the reason that the audit log keeps, and gets them a set-up code. */
export function ResetFactorDialog({ member, onReset, onClose }: ResetFactorDialogProps) {
  const t = useTexts();
  const { name, hasSecondFactor: hadOne } = member;
  const { problemText } = useShell();
  const say = useSay();
  const queries = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (reason.trim() === '') return setFault(t('factorReset.reasonMissing'));
    setFault('');
    setProblem('');
    setBusy(true);
    try {
      const code = await takeSecondFactor(member.id, reason.trim());
      await queries.invalidateQueries({ queryKey: STAFF_KEY });
      if (hadOne) say.done(t('factorReset.done', { name }));
      onReset(code);
    } catch (error) {
      setProblem(problemText(error));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(hadOne ? 'factorReset.title' : 'factorReset.newCodeTitle', { name })}
      description={t(hadOne ? 'factorReset.text' : 'factorReset.newCodeText')}
      closeLabel={t('form.close')}
      footer={
        <Button
          type="submit"
          variant={hadOne ? 'danger' : 'primary'}
          form={formId}
          busy={busy}
          busyLabel={t('form.saving')}
        >
          {t(hadOne ? 'factorReset.submit' : 'factorReset.newCode')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t('factorReset.reason')} hint={t('factorReset.reasonHint')} error={fault} required>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

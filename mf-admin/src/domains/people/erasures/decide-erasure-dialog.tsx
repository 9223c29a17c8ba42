import type { Erasure } from '@diwan/contracts/people/erasures/http';
import { KeepingGround } from '@diwan/contracts/people/erasures/plan';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useDecideErasure, useErasurePlan } from './api/erasures.js';
import { ErasurePlanView } from './erasure-plan-view.js';

interface DecideErasureDialogProps {
  kind: 'accept' | 'refuse';
  erasure: Erasure;
  onClose: () => void;
}

const MAX_ANSWER = 1000;
const BLANK: { ground: KeepingGround; answer: string } = { ground: 'open_case', answer: '' };

/** Decides a wish to be forgotten, seeing what would go and what has to stay. A refusal names its ground, and a reason that the person reads. */
export function DecideErasureDialog({ kind, erasure, onClose }: DecideErasureDialogProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const plan = useErasurePlan(erasure.id);
  const { accept, refuse } = useDecideErasure();
  const [{ ground, answer }, setRefusal, forget] = useKeptState(`refusal:${erasure.id}`, () => BLANK);
  const [isMissing, setMissing] = useState(false);
  const { id, version, name } = erasure;
  const deciding = useMutation({
    mutationFn: () =>
      kind === 'accept' ? accept(id, { version }) : refuse(id, { version, ground, answer: answer.trim() }),
    onSuccess: () => {
      forget();
      say.done(t(`erasures.${kind}Done`));
      onClose();
    },
  });
  const confirm = () => {
    if (kind === 'refuse' && answer.trim() === '') return setMissing(true);
    deciding.mutate();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`erasures.${kind}Title`, { name: name ?? t('erasures.nobody') })}
      tone={kind === 'accept' ? 'danger' : 'primary'}
      confirmLabel={t(`erasures.${kind}`)}
      cancelLabel={t('form.cancel')}
      onConfirm={confirm}
      busy={deciding.isPending}
      busyLabel={t('form.saving')}
      error={deciding.error && problemText(deciding.error)}
    >
      <div className="grid gap-4">
        <p>{t(`erasures.${kind}Text`)}</p>
        <Loaded query={plan} failed={t('erasures.planFailed')}>
          {(parts) => <ErasurePlanView plan={parts} />}
        </Loaded>
        {kind === 'refuse' && (
          <>
            <Field label={t('erasures.ground')}>
              <NativeSelect
                value={ground}
                onChange={(event) => setRefusal({ ground: KeepingGround.parse(event.target.value), answer })}
                options={KeepingGround.options.map((value) => ({ value, label: t(`erasureGround.${value}`) }))}
              />
            </Field>
            <Field
              label={t('erasures.answer')}
              hint={t('erasures.answerHint')}
              error={isMissing && t('erasures.answerMissing')}
              required
            >
              <TextArea
                dir="auto"
                rows={3}
                maxLength={MAX_ANSWER}
                value={answer}
                onChange={(event) => setRefusal({ ground, answer: event.target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

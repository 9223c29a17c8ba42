import { startTimer, type Timer } from '@diwan/contracts/money/timers/http';
import { ApiProblem } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { useMemo, useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { CaseField, type CaseNamed } from '../time-entries/pickers.js';
import { useTimer, useTimerDeeds } from './api/timer.js';

interface StartTimerProps {
  /** Where it begins, if that is known. */
  legalCase?: CaseNamed;
  onClose: () => void;
}

/** Begins a timer on a case, for records of cases. */
export function StartTimerButton({ legalCase }: { legalCase: CaseNamed }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" icon="clock" onClick={() => setOpen(true)}>
        {t('timer.start')}
      </Button>
      {open && <StartTimer legalCase={legalCase} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks on what the timer runs. While there is one, on whatever device, it is stopped with that and its time kept as a draft. */
export function StartTimer({ legalCase, onClose }: StartTimerProps) {
  const t = useTexts();
  const { data } = useTimer();
  const other = data?.timer ?? null;
  return (
    <EditorSheet title={other ? t('timer.switch') : t('timer.start')} onClose={onClose}>
      {(leave) => <StartForm other={other} legalCase={legalCase} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

interface StartFormProps {
  other: Timer | null;
  legalCase: CaseNamed | undefined;
  onClose: () => void;
  onCancel: () => void;
}

function StartForm({ other, legalCase, onClose, onCancel }: StartFormProps) {
  const t = useTexts();
  const say = useSay();
  const deeds = useTimerDeeds();
  const schema = useMemo(
    () =>
      endpointForm(startTimer, ({ caseId, description }: { caseId: string; description: string }) => ({
        body: { caseId, description: orNull(description) },
      })),
    [],
  );
  const form = useSchemaForm(schema, { defaultValues: { caseId: legalCase?.id ?? '', description: '' } });
  const saving = useSaving({ form, failed: t('timer.failed') });
  const [otherAtFirst] = useState(other?.id);
  const begin = async (caseId: string, description: string | null) => {
    // The answer of the press before was lost, but the timer began.
    const hasBegun =
      other?.id !== otherAtFirst && other?.legalCase.id === caseId && other.description === (description ?? '');
    if (!other || hasBegun) {
      if (!hasBegun) await deeds.start(caseId, description);
      return say.done(t('timer.started'));
    }
    const { stopped } = await deeds.switchTo(other, caseId, description);
    say.done(t(stopped.timerMinutes ? 'timer.switchedLong' : 'timer.switched'));
  };
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(path === 'caseId' ? 'time.case' : 'time.description')}
      onSubmit={({ caseId, description }) =>
        saving(async () => {
          try {
            await begin(caseId, description);
          } catch (error) {
            // Started on another device meanwhile: the form says so now, and the next press stops that one.
            if (error instanceof ApiProblem && error.code === 'TIMER_RUNNING') return;
            throw error;
          }
          onClose();
        })
      }
    >
      {other && <Notice tone="info">{t('timer.otherRuns', { case: other.legalCase.title })}</Notice>}
      <FormField name="caseId" control={form.control} label={t('time.case')} required>
        {(field) => <CaseField {...field} known={legalCase} />}
      </FormField>
      <FormField
        name="description"
        control={form.control}
        label={t('time.description')}
        hint={t('timer.descriptionHint')}
      >
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={300} />}
      </FormField>
      <SaveActions save={other ? t('timer.stopAndStart') : t('timer.start')} onCancel={onCancel} />
    </AreaForm>
  );
}

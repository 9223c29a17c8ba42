import { type Deadline, moveDeadlineTrigger } from '@diwan/contracts/matters/deadlines/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useDeadlineDeeds } from './api/deadlines.js';

interface TriggerSheetProps {
  deadline: Deadline;
  onClose: () => void;
}

const triggerForm = endpointForm(moveDeadlineTrigger, ({ triggerDay }: { triggerDay: string }) => ({
  body: { triggerDay, version: 0 },
  faults: { triggerDay: triggerDay === '' && 'required' },
}));

/** Corrects the day from which a deadline runs; it has to be confirmed again. */
export function TriggerSheet({ deadline, onClose }: TriggerSheetProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <EditorSheet
      title={t('deadlines.moveTrigger')}
      description={<bdi>{deadline.rule.name[language]}</bdi>}
      onClose={onClose}
    >
      {(leave) => <TriggerForm deadline={deadline} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function TriggerForm({ deadline, onClose, onCancel }: TriggerSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const deeds = useDeadlineDeeds();
  const form = useSchemaForm(triggerForm, { defaultValues: { triggerDay: deadline.triggerDay } });
  const saving = useSaving({ form, failed: t('deadlines.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={`trigger:${deadline.id}`}
      labelOf={() => t('deadlines.triggerDay')}
      onSubmit={({ triggerDay }) =>
        saving(async () => {
          await deeds.moveTrigger(deadline, triggerDay);
          say.done(t('deadlines.moved'));
          onClose();
        })
      }
    >
      <FormField name="triggerDay" control={form.control} label={t('deadlines.triggerDay')} required>
        {(field) => <DateField {...field} />}
      </FormField>
      <SaveActions save={t('deadlines.reckonAgain')} onCancel={onCancel} />
    </AreaForm>
  );
}

import { confirmDeadline, type Deadline } from '@diwan/contracts/matters/deadlines/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useColleagues } from '../cases/api/list-colleagues.js';
import { useDeadlineDeeds } from './api/deadlines.js';
import { ReckoningWords } from './reckoning-words.js';
import { UnconfirmedNotices } from './unconfirmed-notices.js';

interface ConfirmSheetProps {
  deadline: Deadline;
  onClose: () => void;
}

const confirmForm = endpointForm(confirmDeadline, (values: { ownerId: string; checked: boolean }) => ({
  body: { ownerId: values.ownerId || null, version: 0 },
  faults: { checked: !values.checked && 'required' },
}));

/** A lawyer says that they checked the day, and whose task it is. */
export function ConfirmSheet({ deadline, onClose }: ConfirmSheetProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <EditorSheet
      title={t('deadlines.confirm')}
      description={<bdi>{deadline.rule.name[language]}</bdi>}
      onClose={onClose}
    >
      {(leave) => <ConfirmForm deadline={deadline} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function ConfirmForm({ deadline, onClose, onCancel }: ConfirmSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const { language, session } = useShell();
  const say = useSay();
  const deeds = useDeadlineDeeds();
  const { data: colleagues = [] } = useColleagues();
  const form = useSchemaForm(confirmForm, {
    defaultValues: { ownerId: deadline.owner?.id ?? session.person?.id ?? '', checked: false },
  });
  const saving = useSaving({ form, failed: t('deadlines.saveFailed') });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => t(path === 'ownerId' ? 'tasks.owner' : 'deadlines.checked')}
      onSubmit={({ ownerId }) =>
        saving(async () => {
          await deeds.confirm(deadline, ownerId);
          say.done(t('deadlines.confirmed'));
          onClose();
        })
      }
    >
      <p className="text-lg">{t('deadlines.lastDay', { day: formatDate(deadline.reckoning.day, language) })}</p>
      <ReckoningWords reckoning={deadline.reckoning} />
      <UnconfirmedNotices isRuleConfirmed={deadline.rule.isConfirmed} />
      <p className="text-sm text-grey">
        <bdi>{t('deadlines.by', { source: deadline.rule.source })}</bdi>
      </p>
      <FormField name="ownerId" control={form.control} label={t('tasks.owner')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('tasks.nobody')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <FormControl name="checked" control={form.control}>
        {({ value, onChange, onBlur }, { id, error }) => (
          <Checkbox
            id={id}
            error={error}
            label={t('deadlines.checked')}
            checked={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.checked)}
            required
          />
        )}
      </FormControl>
      <SaveActions save={t('deadlines.confirm')} onCancel={onCancel} />
    </AreaForm>
  );
}

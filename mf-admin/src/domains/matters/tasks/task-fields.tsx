import { TaskPriority } from '@diwan/contracts/matters/tasks/http';
import { FormField, type FormFieldProps } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { useColleagues } from '../cases/api/list-colleagues.js';
import { REPEATS, type TaskValues } from './task-values.js';

interface TaskFieldsProps {
  control: FormFieldProps<TaskValues, keyof TaskValues>['control'];
  /** False: what caused it says what it is. */
  canName: boolean;
  isRepeating: boolean;
  /** Shown even when the list of colleagues cannot be had. */
  owner: { id: string; name: string } | null;
}

/** What is said of a task. */
export function TaskFields({ control, canName, isRepeating, owner }: TaskFieldsProps) {
  const t = useTexts();
  const { data = [] } = useColleagues();
  const colleagues = owner && data.every(({ id }) => id !== owner.id) ? [...data, owner] : data;
  return (
    <>
      {canName && (
        <FormField name="text" control={control} label={t('tasks.text')} required>
          {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={300} />}
        </FormField>
      )}
      <FormField name="ownerId" control={control} label={t('tasks.owner')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('tasks.nobody')}
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="dueDay" control={control} label={t('tasks.due')}>
          {(field) => <DateField {...field} />}
        </FormField>
        <FormField name="dueTime" control={control} label={t('tasks.time')} hint={t('tasks.timeHint')}>
          {(field) => <DateField kind="time" {...field} />}
        </FormField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="unit" control={control} label={t('tasks.repeat')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={REPEATS.map((value) => ({ value, label: t(`taskRepeat.${value || 'never'}`) }))}
            />
          )}
        </FormField>
        {isRepeating && (
          <FormField name="every" control={control} label={t('tasks.every')}>
            {(field) => <TextInput {...field} type="number" inputMode="numeric" min={1} max={30} />}
          </FormField>
        )}
      </div>
      <FormField name="priority" control={control} label={t('tasks.priority')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={TaskPriority.options.map((value) => ({ value, label: t(`taskPriority.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="note" control={control} label={t('tasks.note')}>
        {(field) => <TextArea {...field} dir="auto" rows={4} maxLength={2000} />}
      </FormField>
    </>
  );
}

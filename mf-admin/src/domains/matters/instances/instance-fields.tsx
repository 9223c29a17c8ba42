import { InstanceLevel } from '@diwan/contracts/matters/instances/http';
import { useShell } from '@diwan/mf-kit';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { useCourts } from './api/list-courts.js';
import type { InstanceValues } from './instance-values.js';

/** Which court, under which number, from when to when. A court of the directory brings its name, which can be changed. */
export function InstanceFields<Output>({ form }: { form: UseFormReturn<InstanceValues, unknown, Output> }) {
  const t = useTexts();
  const { language } = useShell();
  const { data: courts = [] } = useCourts();
  const { control } = form;
  const optionalLabel = t('form.optional');
  const takeName = (courtId: string) => {
    const typed = form.getValues('court').trim();
    const isOurs = typed === '' || courts.some(({ name }) => name.en === typed || name.ar === typed);
    const chosen = courts.find(({ id }) => id === courtId);
    if (chosen && isOurs) form.setValue('court', chosen.name[language], { shouldDirty: true });
  };
  return (
    <>
      <FormField name="level" control={control} label={t('instances.level')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={InstanceLevel.options.map((value) => ({ value, label: t(`instanceLevel.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="courtId" control={control} label={t('instances.directory')} optionalLabel={optionalLabel}>
        {({ onChange, ...field }) => (
          <NativeSelect
            {...field}
            onChange={(event) => {
              onChange(event);
              takeName(event.target.value);
            }}
            placeholder={t('instances.directoryNone')}
            options={courts
              .filter(({ archived, id }) => !archived || id === field.value)
              .map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
        )}
      </FormField>
      <FormField name="court" control={control} label={t('instances.court')} hint={t('instances.courtHint')}>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" maxLength={200} />}
      </FormField>
      <FormField name="fileNumber" control={control} label={t('instances.fileNumber')} optionalLabel={optionalLabel}>
        {(field) => <TextInput {...field} dir="ltr" autoComplete="off" maxLength={60} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="from" control={control} label={t('instances.from')} optionalLabel={optionalLabel}>
          {(field) => <DateField {...field} kind="date" />}
        </FormField>
        <FormField name="to" control={control} label={t('instances.to')} optionalLabel={optionalLabel}>
          {(field) => <DateField {...field} kind="date" />}
        </FormField>
      </div>
      <FormField
        name="result"
        control={control}
        label={t('instances.result')}
        hint={t('instances.staffOnly')}
        optionalLabel={optionalLabel}
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={1000} />}
      </FormField>
    </>
  );
}

import { InstanceLevel } from '@diwan/contracts/matters/instances/http';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import { CourtFields } from './court-fields.js';
import type { InstanceValues } from './instance-values.js';

/** Which court, under which number, from when to when. */
export function InstanceFields<Output>({ form }: { form: UseFormReturn<InstanceValues, unknown, Output> }) {
  const t = useTexts();
  const { control } = form;
  const optionalLabel = t('form.optional');
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
      <CourtFields />
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

import { CaseStatus } from '@diwan/contracts/matters/cases/http';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import type { CaseFieldsProps } from './case-main-fields.js';

/** Where the case stands and what comes next. The client sees all of it. */
export function CaseProgressFields({ control }: CaseFieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField name="status" control={control} label={t('cases.status')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={CaseStatus.options.map((value) => ({ value, label: t(`caseStatus.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="stage" control={control} label={t('cases.stage')} hint={t('cases.stageHint')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="description" control={control} label={t('cases.description')} hint={t('cases.seenByClient')}>
        {(field) => <TextArea {...field} rows={4} />}
      </FormField>
      <FormField name="nextStep" control={control} label={t('cases.nextStep')} hint={t('cases.seenByClient')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="nextDate" control={control} label={t('cases.nextDate')} hint={t('cases.beirutTime')}>
        {(field) => <DateField kind="datetime" {...field} />}
      </FormField>
    </>
  );
}

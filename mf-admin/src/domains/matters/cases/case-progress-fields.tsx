import { WaitingFor } from '@diwan/contracts/matters/cases/vocabulary';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { DateField } from '../../../components/date-field.js';
import { useTexts } from '../../../texts.js';
import type { CaseFieldsProps } from './case-main-fields.js';

/** Where the case stands and what comes next; the client sees all of it but the firm's own next action. */
export function CaseProgressFields({ control, isNew }: CaseFieldsProps & { isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      {isNew && (
        <FormField name="status" control={control} label={t('cases.status')} required>
          {(field) => (
            <NativeSelect
              {...field}
              options={(['active', 'pending'] as const).map((value) => ({ value, label: t(`caseStatus.${value}`) }))}
            />
          )}
        </FormField>
      )}
      <FormField name="description" control={control} label={t('cases.description')} hint={t('cases.seenByClient')}>
        {(field) => <TextArea {...field} rows={4} />}
      </FormField>
      <FormField name="waitingFor" control={control} label={t('cases.waitingFor')} hint={t('cases.seenByClient')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('cases.waitingForNobody')}
            options={WaitingFor.options.map((value) => ({ value, label: t(`waitingFor.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="nextStep" control={control} label={t('cases.nextStep')} hint={t('cases.seenByClient')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="nextDate" control={control} label={t('cases.nextDate')} hint={t('cases.beirutTime')}>
        {(field) => <DateField kind="datetime" {...field} />}
      </FormField>
      <FormField name="nextAction" control={control} label={t('cases.nextAction')} hint={t('cases.internal')}>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </>
  );
}

import { ClientRole } from '@diwan/contracts/matters/cases/vocabulary';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { FormField } from '@diwan/ui/form-field';
import type { ControlOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import { CourtFields } from '../instances/court-fields.js';
import type { CaseValues, ClientName } from './case-values.js';
import { ClientPicker } from './client-picker.js';

export interface CaseFieldsProps {
  control: ControlOf<CaseValues>;
}

/** Whose case it is and what it is called. */
export function CaseMainFields({ control, client, isNew }: CaseFieldsProps & { client?: ClientName; isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      <FormField name="clientId" control={control} label={t('cases.client')} required>
        {(field) => <ClientPicker {...field} {...(client && { known: client })} />}
      </FormField>
      <FormField name="clientRole" control={control} label={t('cases.clientRole')} optionalLabel={t('form.optional')}>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('cases.roleNone')}
            options={ClientRole.options.map((value) => ({ value, label: t(`clientRole.${value}`) }))}
          />
        )}
      </FormField>
      <FormField name="title" control={control} label={t('cases.caseTitle')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="caseNumber" control={control} label={t('cases.caseNumber')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      {isNew && (
        <>
          <CourtFields />
          <FormField
            name="courtFileNumber"
            control={control}
            label={t('cases.courtFileNumber')}
            optionalLabel={t('form.optional')}
          >
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
        </>
      )}
      <FormField name="area" control={control} label={t('cases.area')} required>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('cases.areaChoose')}
            options={PRACTICE_AREA_IDS.map((value) => ({ value, label: t(`area.${value}`) }))}
          />
        )}
      </FormField>
    </>
  );
}

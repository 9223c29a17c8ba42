import { PartyRole } from '@diwan/contracts/matters/parties/http';
import { FormField, type FormFieldProps } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { PartyValues } from './party-values.js';

/** What is kept about somebody of a case. One of the two names is enough. */
export function PartyFields({ control }: Pick<FormFieldProps<PartyValues, keyof PartyValues>, 'control'>) {
  const t = useTexts();
  const optionalLabel = t('form.optional');
  return (
    <>
      <FormField name="role" control={control} label={t('parties.role')} required>
        {(field) => (
          <NativeSelect
            {...field}
            options={PartyRole.options.map((value) => ({ value, label: t(`partyRole.${value}`) }))}
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="nameEn" control={control} label={t('parties.nameEn')} hint={t('parties.nameHint')}>
          {(field) => <TextInput {...field} dir="ltr" lang="en" autoComplete="off" />}
        </FormField>
        <FormField name="nameAr" control={control} label={t('parties.nameAr')}>
          {(field) => <TextInput {...field} dir="rtl" lang="ar" autoComplete="off" />}
        </FormField>
        <FormField name="fatherEn" control={control} label={t('parties.fatherEn')} optionalLabel={optionalLabel}>
          {(field) => <TextInput {...field} dir="ltr" lang="en" autoComplete="off" />}
        </FormField>
        <FormField name="fatherAr" control={control} label={t('parties.fatherAr')} optionalLabel={optionalLabel}>
          {(field) => <TextInput {...field} dir="rtl" lang="ar" autoComplete="off" />}
        </FormField>
      </div>
      <FormField name="phone" control={control} label={t('parties.phone')} optionalLabel={optionalLabel}>
        {(field) => <TextInput type="tel" {...field} autoComplete="off" />}
      </FormField>
      <FormField name="email" control={control} label={t('parties.email')} optionalLabel={optionalLabel}>
        {(field) => <TextInput type="email" {...field} autoComplete="off" />}
      </FormField>
      <FormField
        name="note"
        control={control}
        label={t('parties.note')}
        hint={t('parties.noteHint')}
        optionalLabel={optionalLabel}
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={500} />}
      </FormField>
    </>
  );
}

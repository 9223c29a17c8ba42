import { LANGUAGES } from '@diwan/contracts/shared/language';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { ClientFieldsProps } from './contact-fields.js';

/** Whom to call in need, the language of messages, and what staff should know. */
export function FurtherFields({ control }: ClientFieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField
        name="emergencyContact"
        control={control}
        label={t('clients.emergencyContact')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="language" control={control} label={t('clients.language')} hint={t('clients.languageHint')}>
        {(field) => (
          <NativeSelect {...field} options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))} />
        )}
      </FormField>
      <FormField name="notes" control={control} label={t('clients.notes')} hint={t('clients.notesHint')}>
        {(field) => <TextArea {...field} rows={4} />}
      </FormField>
    </>
  );
}
